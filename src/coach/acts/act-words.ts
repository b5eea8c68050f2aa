import { type Pattern, patterns } from '#coach/match/pattern.ts';
import { phrases } from '#coach/text/phrases.ts';

const set = (list: string): ReadonlySet<string> => new Set(phrases(list));

/** Verbs that a request begins with, in their dictionary form. */
export const COMMANDS = set(
  'make; move; drop; remove; delete; bin; scrap; ditch; lose; cut; axe; chuck; dump; skip; cancel; swap; replace; exchange; switch; add; include; put; ' +
    'do; keep; change; shift; call; rename; reword; only; no; not; give; take; get; reduce; increase; double; halve; triple; shorten; lengthen; undo; ' +
    'revert; restore; bring; set; have; let; leave; turn; use; try; start; stop; want; need; can; could; would; shorter; longer; easier; harder; fewer; ' +
    'less; more; maybe; instead; please; lower; raise; bump; knock; trim; shrink; scale; throw; forget; build; limit; stick; rather; reorder; rephrase; everything; rest; rm; fewer',
);

/** Words that say what is to be done or how, never which habit is meant. */
export const NOT_NAMES = set(
  'make; move; drop; remove; delete; bin; scrap; ditch; lose; cut; axe; chuck; dump; skip; cancel; swap; replace; exchange; switch; add; include; put; do; ' +
    'keep; change; shift; call; rename; reword; rephrase; only; give; take; get; got; reduce; increase; double; halve; triple; shorten; lengthen; undo; revert; restore; ' +
    'bring; set; have; let; leave; turn; use; try; start; stop; want; need; would; could; can; will; should; rather; prefer; like; love; hate; fancy; please; ' +
    'pls; plz; thanks; thank; ta; cheers; instead; bit; little; lot; much; many; too; very; so; really; more; less; fewer; few; shorter; longer; short; long; ' +
    'easy; easier; hard; harder; big; bigger; small; smaller; simple; simpler; light; lighter; gentle; gentler; tough; tougher; good; better; best; bad; great; fine; ' +
    'ok; okay; enough; plenty; half; twice; day; week; time; often; daily; weekly; weekday; weekend; one; ones; habit; habits; plan; list; thing; stuff; part; bit; ' +
    'core; experiment; experimental; first; second; third; fourth; fifth; sixth; last; next; final; top; bottom; other; rest; all; everything; both; each; every; it; that; ' +
    'this; them; those; these; i; me; my; you; your; we; us; our; he; she; they; the; a; an; and; or; but; if; then; also; as; well; be; is; are; was; am; not; no; never; ' +
    'without; with; of; for; to; on; in; at; by; up; down; out; off; back; about; around; from; than; into; just; maybe; perhaps; actually; tbh; work; works; suit; ' +
    'fit; fits; able; possible; mind; think; feel; say; look; go; going; different; another; new; else; something; somewhere; again; still; now; only; instead; ' +
    'because; when; after; before; while; once; until; minute; tbh; nothing; none; plenty; realistic; hopeless; mad; busy; impossible; tricky; nightmare; chaos; hectic; awkward; manic; packed; free; ideal; later; earlier; sooner; like; unless; mine; yours; prefer; min; hour; number; amount; session; away; rid; done; stick; lower; raise; bump; knock; trim; ' +
    'forget; total; overall; person; anymore; any; some; there; here; what; which; how; why; who; hi; hey; hello; yes; no; yeah; right; sure; ' +
    'cos; since; whole; entire; same; original; lets; yet; already; quite; kind; sort; slightly; totally; completely; per; way; realistic; manageable; doable; reorder',
);

/** What comes before a request without being part of it; longest first. */
export const POLITE: readonly string[] = [
  '(can|could|would|will|may|might) (you|we|u|i) (possibly|maybe|please|just|perhaps)?',
  '^ (can|could|would) !(not|it|that|this)',
  '(i would|i should|i) (like|love|want|need|prefer|wish) (you|it|this|us)? =to',
  '(no|nah) (seriously|honestly|really|but)',
  '(nah|nope|no thanks|no thank you|mate|love|dear|lol|haha|btw|anyway|also) !(more|it|to)',
  '(i|we) (think|guess|reckon|feel|suppose) (that|like|it would be better)? (i|we)? (should|could|might|would)?',
  '(would|do) you mind',
  '(and|but)? (i|we) (have)? (already|just)? (say|said|told you|asked you|did say) (to|for|you to)? !(it|that|this|he|she|so|yes)',
  '(i|we) tell you what !(is|it)',
  '(would|could|will) you (kindly|be so kind as to)',
  '(i wonder|i was wondering|i wondered) (if|whether) (we|you|i) (might|could|can|may)',
  '(might|may) (we|you|i)',
  '(man|lord|god|gosh|uh|yo|bro|pal|chick|duck|pet|hun|listen here|good morning|good evening|good afternoon)',
  '^ might',
  '(is it|would it be) (possible|ok|okay|fine|alright) (to|if) (i|we|you)?',
  'it would be (nice|great|good|better|lovely) (if|to) (i|we|you|it)?',
  'i (was|am|had been) (wondering|thinking) (if|whether|about|of|that)? (you|we|i)? (could|can)?',
  'any chance (of|you|we|i)? (could|can)?',
  '(how|what) about (we|if we)?',
  '(let us|let me|may i|shall we|why do not we|we could|you could|you can|i might|we can|we should|i should)',
  '(go ahead and|feel free to)',
  '(please|pls|plz|ok|okay|hi|hey|hello|hiya|so|well|actually|maybe|perhaps|also|and|then|but|just|tbh|honestly|right|yes|yeah|yep|yup|sorry|hmm|um|erm|oh|ah|now|coach|lovely|great|nice|thanks|thank|cheers|first|firstly|finally|secondly|oops|wait|plus|next|look|listen|basically|alternatively|though)',
];

/** Which habits are meant is left to us. */
export const LEAVES_CHOICE: readonly Pattern[] = patterns(
  '(you|u) (may|can|could)? (choose|pick|decide)',
  '(do not|not) (care|mind) (which|what)',
  '(whichever|any of them|your choice|your pick|up to you)',
);

/** From here on a clause gives a reason, and asks for nothing. */
export const REASONS = set('because; cos; cuz; coz; bc; cause; since');

export const REMOVES: readonly string[] = [
  '^ (remove|drop|delete|bin|scrap|ditch|lose|cut|axe|chuck|dump|cancel|omit|skip|forget|kill|nix|stop|rm|del|erase) (=out|about)? <what> $',
  '^ (do not bother|do not worry|never mind) (with|about)? <what> $',
  '^ (get shot of|see the back of|say goodbye to|make do without) <what> $',
  '^ (get rid of|take out|cut out|take away|leave out|throw out|throw away|do away with|cross off|cross out|do without|knock out|strike|take off|stop doing|give up) <what> $',
  '^ (take|cut|leave|throw|get|knock|cross|chuck|kick) <what> (=out|away|off|off the list|out of it|out of the plan|off the plan) $',
  '^ (no|without) !(no|not|put|change|it|that|this|wait|worries|problem|i|we|need|seriously|way|time|chance|energy|room) more? <what> $',
  '^ i do not (want|need|wish) (to do|to keep|to have)? <what> $',
  '^ i (am not|will not be) (doing|keeping|going to do) <what> $',
  '^ i will not (do|be doing|manage) <what> $',
  '^ <what> (has to|can|could|must|needs to|need to|should|have to|may) (both|all|just|now|also)? (go|wait|come off|come out|be removed|be dropped|be deleted|be scrapped|be taken out|be taken off) (too|also|as well|now|then|next)? $',
  '^ <what> (is out|is gone|is not needed|is not necessary|are out|are not needed) (too|also|as well|now|then)? $',
  '^ (take|get|cross|strike|knock) <what> (off|from) (my|the|this) (list|plan) $',
  '^ <what> (is a no|is a hard no) .. $',
  '^ <what> (out|gone|away) (for now|for the moment|for a while|please love|of the plan)? $',
  '^ (take|cut|leave|throw|get|knock|put|chuck) <what> (=out|away|off|aside) (for now|for the moment|for a while|now|of it|the list)? $',
];

/** Somebody who says this of a habit wants another one in its place. */
export const OTHERS: readonly string[] = [
  '^ (swap|replace|switch|exchange|change) (=out)? <what> (for|with|to|into|by) (something|anything|another|a different|one) (else|different|other|new|one|habit)? .. $',
  '^ (swap|replace|exchange|switch) (=out)? <what> $',
  '^ (something|anything|a different|another|one) (else|different|one|habit|other)? (habit|one)? (than|for|in place of|instead of|to replace|rather than) <what> $',
  '^ (give|find|offer|suggest|get) me (something|anything|another|a different) (else|different|one|habit|other)? (than|for|in place of|instead of|to replace)? <what> $',
];

/** Somebody who says this of a habit wants it to go, or another one: which of them is asked. */
export const COMPLAINTS: readonly string[] = [
  '^ i (really|just|absolutely)? (hate|dislike|detest|loathe) <what> $',
  '^ i do not (really|much|particularly)? (like|fancy|enjoy|get on with|do) <what> $',
  '^ i (can not|could not) (stand|bear|face|do|manage) <what> $',
  '^ <what> (is not for me|is not me|is not my thing|is boring|bores me|are not for me|are boring|does nothing for me|is silly|is pointless|is daft|is trash|is rubbish|does not suit me|is not really me|is no good|is no use) .. $',
];

/** One thing in the place of another, with both named. */
export const REPLACES: readonly string[] = [
  '^ (swap|exchange|switch) (=out)? <what> (for|with|to|into|and do) <own> $',
  '^ (replace|substitute) <what> (with|by|for) <own> $',
  '^ (change|turn) <what> (to|into|for) <own> $',
  '^ (do|have|put|try|use|add|want|like|prefer)? <own> (instead of|in place of|rather than) <what> $',
  '^ i (would rather|prefer) (do|have|to)? <own> (than|to|over) <what> $',
  '^ <own> not <what> $',
  '^ <what> be <own> instead $',
  '^ <what> (should be|becomes|can become|should become) <own> $',
  '^ <what> (should|could|can) (really|actually|rather|better|just) be <own> $',
];

/** Another one instead of the one that was spoken of. */
export const INSTEADS: readonly string[] = [
  '^ i (would rather|would prefer|would sooner|prefer|rather) (to|do|have)? <own> instead? $',
  '^ (do|have|put|try|use|make it|it to)? <own> instead $',
  '^ (make it|it be|could it be|can it be|turn it into|change it to|swap it for) <own> $',
];

export const ADDS: readonly string[] = [
  '^ (put in|stick in|pop in|slot in|add|add in|put down|include) (one|something|another|another one|a habit|a new one|one more)? (that|where|so)? (for me to|that i|i|me to) (do|should|can|will|could)? <own> $',
  '^ (put in|stick in|pop in|add|add in|include) (one|a habit) (about|for|of|like|with) <own> $',
  '^ (add|include|insert|put in|slot in|squeeze in|throw in|stick in|pop in|fit in|write down|create) (in|me)? <own> $',
  '^ (have|get) <own> (put on|put in|added|put on there|put in there) $',
  '^ (put|slot|squeeze|pop|stick|fit|throw|work) <own> (in|on|into|on the list|into the plan|in the plan|in there|into it|to the plan) $',
  '^ (give|get|find|make|suggest) me (another|a|one more|some|something) <own> $',
  '^ i (want|need|would like|would love) (to)? (also|to add|to have|to include|to do|do|have|add) <own> $',
  '^ i (want|need|would like|would love|should like) (=a|=an|another|some|something|one more) <own> $',
  '^ i also (want|need|would like|would love|do) (to|to do|to add)? <own> $',
  '^ i (want|need|would like) <own> (too|as well|also|in there|in the plan|in it|in it too|on there) $',
  '^ <own> (too|as well|also|on top|in there too|should be in there|belongs in there|is missing|is not in there|should be in it) $',
  '^ (where is|there is no|what about|you forgot|you missed|you left out|it is missing) <own> $',
];

export const KEEPS: readonly string[] = [
  '^ (only|just) (keep|leave|do|want|have)? <what> $',
  '^ (keep|leave|give|want) me? (only|just) <what> $',
  '^ (keep|leave|want|have) <what> (only|and nothing else|and drop the rest|and that is it|and bin the rest|nothing else|and lose the rest|and no others|alone) $',
  '^ nothing but <what> $',
  '^ (drop|remove|bin|scrap|lose|delete|ditch|get rid of|cut) (everything|all|all of them|them all|the lot) (but|except|apart from|bar|other than|besides) <what> $',
  '^ (everything|all) (but|except|apart from|bar|other than) <what> (can go|out|has to go) $',
  '^ i (only|just) (want|need|would like) (to do|to keep)? <what> $',
];
