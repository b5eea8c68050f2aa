import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases, tableRows } from '#coach/text/phrases.ts';
import type { ActKind } from '../named-act.ts';

/** Verbs whose kind does not hang on what is done to; a verb of several words stands before its first word alone. */
const BY_VERB: Readonly<Partial<Record<ActKind, string>>> = {
  contact: `
    ring; call; phone; text; message; email; visit; see; meet; hug; kiss; thank; talk; chat; video call; facetime; skype; speak to; speak with; reply; answer;
    greet; invite; listen; listen to; compliment; apologise; catch up; check in; tell; smile; wave; cuddle; reconnect; connect; reach out; call back;
    ring up; phone up; text back; praise; write to; keep in touch; stay in touch; date; share; bond; socialise; introduce; hang out; make friends
  `,
  practise:
    'practise; practice; rehearse; drill; perform; act; sing; speak; train; busk; recite; converse; pronounce; strum; play',
  learn: 'learn; study; revise; memorise; research; discover; understand; master; teach; code; program',
  make: `
    make; build; knit; sew; crochet; draw; sketch; paint; bake; craft; carve; mend; fix; repair; design; compose; record; film; photograph; weave;
    quilt; embroider; translate; decorate; renovate; restore; finish; create; sculpt; edit; illustrate; doodle; whittle; brew; solder; weld; darn; animate
  `,
  read: 'read; reread',
  write: 'write; write down; journal; blog; draft; note; note down; jot; jot down; log; write up; dictate',
  move: `
    walk; walk home; get out; run; jog; swim; cycle; stretch; exercise; dance; lift; squat; climb; hike; row; skate; ski; move; stand; stand up; rise from; work out; ride; bike; box;
    skip; surf; paddle; kayak; sprint; plank; jump; march; stroll; wander; ramble; roll; touch; bend; balance; flex; hit; bounce; deadlift; bench; pump; spin; train for; crawl
  `,
  tidy: `
    tidy; weed; prune; mow; tidy up; clean; clean up; clean out; declutter; sort through; hoover; vacuum; dust; wash; wash up; iron; fold; sort; sort out; organise; clear; clear out;
    clear up; empty; mop; sweep; scrub; put away; wipe; open; file; unpack; rinse; polish; unload; load; change; strip; throw out; throw away; hang up;
    delete; scan; recycle
  `,
  save: 'save; save up; budget; invest; pay; pay off; pay back; pay down; put aside; set aside; put away; track; repay; donate',
  prepare:
    'cook; peel; prep; prepare; pack; lay out; plan; set; chop; soak; batch cook; meal prep; plan out; charge; schedule',
  eat: 'eat; chew; snack; taste; dine; swallow; breakfast; lunch',
  drink: 'drink; sip; hydrate; have a drink',
  attend:
    'attend; be in; go; join; volunteer; turn up; show up; sign up; enrol; participate; take part; come; help out; arrive; get to',
  rest: `
    rest; sleep; meditate; breathe; nap; relax; go to bed; get up; wake; wake up; sit; pause; unwind; switch off; lie; lie down; sit down; slow down;
    wind down; breathe out; breathe in; doze; wake earlier; be outside; be up; do nothing; turn in; chill; recharge
  `,
  pray: 'pray; worship; fast; praise; chant; give thanks; say grace',
  care: `
    take; brush; floss; shower; moisturise; feed; water; look after; care; care for; take care of; weigh; measure; wear; put on; compost; pick up; check;
    monitor; groom; help; use; cleanse; shave; bathe; bath; garden; plant; sow; gargle; walk the cat; tend; massage; ice; inject; oil; rub; apply cream; test
  `,
  abstain:
    'smoke; vape; bite; nibble; gamble; swear; scroll; binge; shout; yell; nag; interrupt; gossip; complain; scream; pick; procrastinate; bet; moan',
  other: `
    post; tie; salt; cash up; raise; buy; sell; spend; send; submit; order; drive; vote; leave; say; eat out; decide; choose; foster; mark; coach; muck; muck out; swap; cancel; bring; hold; keep;
    adopt; air; book; bottle; carry; collect; comb; count; deliver; dig; dip; dress; drop off; drop; enter; express; fetch; fill; fish; forage; give; harvest; heat; host; hunt; interview;
    juggle; label; laugh; lead; lend; lock; lower; manage; measure up; mentor; milk; mind; nurse; oversee; park; paste; pick; picnic; pot; present; print; process; publish; pull; push;
    raise; refill; remember; rent; replace; report; request; review; ride along; run errands; serve; settle; sew on; shop; sign; sow; stack; stammer; steam; stick; stitch;
    store; stream; supervise; support; tape; tip; toast; trade; transfer; treat; trim; try; tune; type; upload; warm up; watch; welcome; winterise; wrap; grow; put; become; work on;
    whistle; juice; budget for; call in; stay; spot; trace; solve; shadow; referee; umpire; umpire; tackle; prove; quote; pitch; negotiate; launch; delegate; complete; waste; litter pick
  `,
  search: 'apply; network; job hunt; look for; search; search for; update my cv',
};

const VERBS = new Map(
  Object.entries(BY_VERB).flatMap(([kind, list]) => phrases(list).map((verb) => [verb, kind as ActKind] as const)),
);
/** What a verb is about when it is done to these things; the first that fits. */
const OBJECTS = tableRows(knowledge.acts.kinds).map(([kind, verbs = '', nouns = '']) => ({
  kind: kind as ActKind,
  verbs: new Set(phrases(verbs)),
  nouns: new Set(phrases(nouns)),
}));

/** Verbs that the table knows, for telling an instruction from a thing. */
export function isKnownVerb(lemma: string): boolean {
  return VERBS.has(lemma) || VERBS.has(british(lemma));
}

/** `moisturize`, `organize`: as the tables spell it. */
const british = (verb: string) => (verb.endsWith('ize') ? `${verb.slice(0, -3)}ise` : verb);

/** Words that begin with a letter and are known as verbs, for slips of the pen. */
export const KNOWN_VERBS: readonly string[] = [...VERBS.keys()].filter((verb) => !verb.includes(' '));

/** The kind of an act: by what is done to what, else by the verb with its particle, else by the verb. */
export function kindOf({ verb: said, nouns }: { verb: string; nouns: readonly string[] }): ActKind {
  const verb = british(said);
  const plain = verb.split(' ')[0] ?? verb;
  const byObject = OBJECTS.find(
    ({ verbs, nouns: wanted }) =>
      (verbs.has(verb) || (verbs.has(plain) && verb !== 'get out')) && nouns.some((noun) => wanted.has(noun)),
  );
  return byObject?.kind ?? VERBS.get(verb) ?? VERBS.get(plain) ?? 'other';
}
