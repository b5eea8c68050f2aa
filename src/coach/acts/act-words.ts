import { type Pattern, patterns } from '#coach/match/pattern.ts';
import { phrases } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };

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

/** Which habits are meant is left to us. */
export const LEAVES_CHOICE: readonly Pattern[] = patterns(
  '(you|u) (may|can|could)? (choose|pick|decide)',
  '(do not|not) (care|mind) (which|what)',
  '(whichever|any of them|your choice|your pick|up to you)',
);

/** From here on a clause gives a reason, and asks for nothing. */
export const REASONS = set('because; cos; cuz; coz; bc; cause; since');

export const REQUESTS: Readonly<Record<keyof typeof knowledge.requests, readonly string[]>> = knowledge.requests;
