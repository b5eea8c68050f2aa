import knowledge from '#content/knowledge.json' with { type: 'json' };
import { listed } from '#coach/match/pattern.ts';
import { phrases } from '#coach/text/phrases.ts';

const { names } = knowledge.talk.identity;
const set = (list: string): ReadonlySet<string> => new Set(phrases(list));

/** After these words a name stands, however it is written. */
export const NAMING = listed(names.naming);

/** After these words a name may stand: when it is written as one. */
export const BEING = listed(names.being);

/** So people say who they are, too: without a talk about names it takes `The` or a word for somebody. */
export const INTRODUCING = listed(names.introducing);

/** The same, and while a name is talked of it may be written small. */
export const PROPOSING = listed(names.proposing);

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
