import { patterns } from '#coach/match/pattern.ts';
import { phrases } from '#coach/text/phrases.ts';

const set = (list: string): ReadonlySet<string> => new Set(phrases(list));

const IT =
  '(me|it|this|that|them|her|him|myself|this person|that person|the person|the identity|my identity|this identity|this one|that one|us|the new me|my new self)';

/** After these words a name stands, however it is written. */
export const NAMING = patterns(
  `(call|name|title|label|nickname|christen|dub) ${IT} (just|simply|only|please|maybe|something like|as)?`,
  `(rename|retitle|change|switch|turn) (${IT}|the name|the title|its name|my name|name|mine)? (to|into|as)`,
  '(the|its|a better|a good|that|another|the best|the right|the new|new) (name|title|label) (for (it|me|this|that))? (would|should|must|will|could|has to|ought to|can|may|shall)? (be|is|are|am) !(too|so|very|not|fine|good|great|perfect|okay|ok|right|wrong|silly|nice|lovely|long|short|a|an|quite|really|bit|all|it|that|this|what|up|your|mine|important|ok)',
  '(the|its|a better|a good|that|another|the best|the right|new|my) (name|title) (i|we) (want|like|chose|picked|prefer|had in mind|would like|have|choose|have in mind) (be|is|are|am)',
  '=my (name|title|word) for (it|me|this|that|him|her|them) (would|should|will)? (be|is)',
  '(be|is|are|am|being|get) (called|named|known as|titled)',
  '(it|me|that|this) (called|named|titled|known as)',
  '(refer to|address) (me|it|this|that) as',
  '(nenn|nenne|nennt) (mich|es|sie|ihn|das|uns) (doch|bitte|einfach)?',
  '(ich heisse|ich will heissen|der name ist)',
  '(appelle|appelez|nomme) (moi|le|la|ca)',
  '(je m appelle|le nom est)',
  '(llamame|llamalo|llamala|llamenme|el nombre es)',
  '(chiamami|chiamalo|chiamala|il nome e)',
  '(me chame de|me chama de|chama me|chame me de|o nome e)',
  '(noem (me|mij|het|mijn)|de naam is)',
  '(nazwij (mnie|to)|nazywaj mnie|mow mi)',
  '(kalla (mig|det)|kald (mig|det)|kall (meg|det))',
);

/** After these words a name may stand: when it is written as one. */
export const BEING = patterns(
  '(i|we) (would|will|shall|want to|would like to|would love to|would rather|wish to|can|could|am going to|prefer to|hope to) (rather|prefer to|like to|love to|still|now|always)? (be|is|are|am) (called)?',
  '(i|we) (want|wish|hope|choose|prefer|would like|would love|would prefer|like) to (be|is|are|am|become)',
  '(let|make) me (be|is|are|am)?',
  '(i|we) (would|will|can|could)? (like|love|want|fancy|use|say|try|have|put|write) (the name)?',
  '(i|we) (want|need|like|choose|prefer|wish|take|would like|would love) (a|the|this|my|that|it)? (name|named|called) (to be|be|is|as|like|called)?',
  '^ (the|a|my)? name (for (me|it|this|that))?',
  '(can|could|may) i (be|is|are|am)',
  '(see|think of|picture) (me|myself) as',
  '(who|what) i (be|is|are|am|want to be|would be) (be|is|are|am)',
);

/** So people say who they are, too: without a talk about names it takes `The` or a word for somebody. */
export const INTRODUCING = patterns('i (be|am)', 'my (new)? name (would|should|will|could)? (be|is)');

/** The same, and while a name is talked of it may be written small. */
export const PROPOSING = patterns(
  '(how|what) about',
  '(what|and) if (it|i|we) (be|is|are|am|was)',
  '(i|we) (would|will|had|am going to|think i will|can|could|shall)? (rather|prefer|choose|pick|take|go with|go for) (to be|be|is|are|am|to have|to go with|to use|the name|to say)?',
  '(prefer|choose|pick|rather) (to be|be|is|are|am|the name)?',
  '(go|going|run|stick|stay) with',
  '(let us|please|can we|could we|can you|could you) (use|take|say|have|do|try|pick|choose|make it|put|keep|write|stick with|go with|go for|make that)',
  '^ (use|take|say|try|pick|choose|put|write) (me|it|down)? (down as|as)?',
  '(make|made) (it|that|the name|my name)',
  '(i|we) (mean|meant|said)',
  '(more like|something like|along the lines of|rather|such as|instead of that)',
  '(it|that|this) (could|should|would|must|has to|ought to|might|can) (be|is|are|am) (called)?',
  '^ (the name|name|title|identity|my name|its name|new name|it|that)',
);

/** What is said before a name that stands by itself. */
export const LEADS = set(
  `no; nope; nah; yes; yeah; yep; ok; okay; hmm; hm; um; uh; sorry; actually; wait; just; only; simply; maybe; perhaps; or; well; and; but; so; rather; then; please; also; instead;
   oh; ah; right; ha; haha; now; better; let; us; say; i; think; mean; would; it; is; that; the; name; go; with; for; what; about; make; not; thanks; sure; fine; cool; great`,
);

/** With these words no name begins, written small. */
export const NO_NAME = set(
  `something; another; anything; anyone; one; else; different; no; not; it; that; this; these; those; my; i; you; he; she; they; we; me; them; what; whatever; which; if; when; after;
   before; again; later; back; tomorrow; tonight; today; now; soon; anytime; sometime; sometimes; maybe; quits; off; out; up; over; down; even; more; less; too; so; very; as; better; yes; yeah; ok; okay; to; an;
   shorter; longer; simpler; warmer; softer; bolder; kinder; calmer; friendlier; happen; work; easy; easier; at; on; in; by; for; from; with; about; because; like; names; your; our; how; why; who;
   where; good; great; fine; nice; perfect; first; second; third; last; both; all; none; either; neither; sure; there; here; change; do; done; please; thanks; thank; idk; dunno; later on; sense; clear;
   both of; free; right; wrong; true; fun; short; long; simple; personal; mine; up to; going; having; doing; being; see; start; stop; go; help; tell; think; know; just; only; really; quite; rather; pretty;
   glad; happy; tired; sorry; sad; afraid; ready; able; trying; still; always; never; bitte; in the; out of; old-fashioned; crazy; mad; silly; stupid; naive; cynical; weird; picky; old; any; some; plain; funny; much; lots; a`,
);
/** What is said of days and people in the same words: `call it a day`. */
export const IDIOMS = set(
  `a day; a night; quits; even; it; an ambulance; a taxi; crazy; mad; old fashioned; silly; stupid; naive; what you like; what you want; whatever; whatever you like; names; a favour; a win; happen; work; stick;
   count; a habit; so; up; better; simple; for a walk; the flow; a run; the first one; the second one; the third one; the last one; the other one; the one; the same; the former; the latter; the cards; the card; the name; the idea;
   the first; the second; the third; the last; the other; the one you said; the one before; a break; a go; a try; a rest; a bit; a minute; a moment; all; both; of them; the plan; my name; the point; the rest; everything; the best; the chat; the goal`,
);

/** With these words, written small, a name is over. */
export const TAILS = set(
  `please; instead; then; thanks; thank; because; so; but; if; when; though; although; lol; haha; which; since; cos; cause; coz; cuz; not; ok; okay; now; maybe; perhaps; actually; suits; fits; sounds; is; would; will; was;
   i; it; we; you; please?; and i; as my; as the; as a; for short; for now; for me; for the; bitte; merci; gracias; por favor; svp; s il; grazie; per favore; danke; alsjeblieft; prosze; or something; or whatever; if you; that is; thats; yes; yeah; right; rather; better; instead of; as; until; unless; also`,
);
/** After `and` these words begin something else than a name. */
export const AFTER_AND = set(
  `i; it; we; you; that; then; let; please; can; could; make; add; put; change; go; also; what; how; my; if; not; he; she; they; maybe; start; tell; show; do; is; thats; this; no; keep; get; give; leave; say; drop; to`,
);

export const PRONOUNS = set(
  `i; me; you; he; she; it; we; they; them; us; him; this; that; these; those; what; which; there; your; their; its`,
);
export const SMALL = set(
  `of; the; a; an; and; in; at; on; to; for; with; by; der; die; das; le; la; el; il; de; du; und; et; y; e; von; van; i; o; al; von`,
);

/** A point behind them ends nothing. */
export const TITLES = set(`dr; mr; mrs; ms; st; prof; rev; sgt; capt`);

/** Marks that are a mood beside a name, not a part of it. */
export const MOODS = set(
  `👍; 👌; ✅; 💯; 👎; 🙏; 🙌; 👏; 😀; 😁; 😂; 😃; 😄; 😅; 😆; 😉; 😊; 😋; 😎; 😍; 🥰; 😘; 🙂; 🙃; 🤣; 🤔; 🤷; 😜; 😝; 😬; 😐; 😕; 🙁; 😢; 😭; 😇; 🤗; 🥺; 😏; 🎉; ❤️; 💕; 🤪; 😛; 🤩; 🥳; 😌; 😴; 🤞; ✌️; 💪`,
);

/** What is said of others, not wished for: `they call me`. */
export const OTHERS = set(`they; he; she; people; everyone; everybody; friends; kids; mum; dad; used; who; nobody`);

/** Hate and abuse: said as a name they are refused like a danger. */
export const ABUSE = set(
  `nazi; nazis; hitler; rapist; rapists; paedophile; pedophile; cunt; whore; slut; nigger; faggot; kike; spic; paki; porn; porno; kkk; retard; beater; murderer; terrorist; molester; groomer; incel`,
);
