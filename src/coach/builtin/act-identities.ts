import { phrases, tableRows } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import type { ActKind, NamedAct } from '#coach/goal/named-act.ts';
import type { IdentitySuggestion } from '../port.ts';

/** Who does such an act, as `name: description`. */
type Row = readonly [name: string, description: string];

/** True of every act of a kind, whatever it is done to. */
const BY_KIND: Readonly<Record<ActKind, readonly Row[]>> = {
  contact: [
    ['The One in Touch', 'You reach out before it feels like the right moment, and a short hello counts.'],
    ['The Warm Voice', 'You let people hear that they matter to you, because closeness is made of small signs.'],
    ['The Keeper of Ties', 'You look after the people you love by turning up for them, a little and often.'],
  ],
  practise: [
    ['The Daily Practiser', 'You sit down to it for a few minutes most days, and let the hours add up by themselves.'],
    ['The Patient Improver', 'You enjoy getting a little better at what you love, and mistakes are part of it.'],
    ['The Cheerful Repeater', 'You play it once more for fun, and never wait for the perfect mood.'],
  ],
  learn: [
    ['The Steady Learner', 'You learn a small piece, use it, and come back for the next one.'],
    ['The Curious Beginner', 'You ask, try and get things wrong with pleasure, because that is how things are learnt.'],
    ['The Lifelong Student', 'You make room for learning in an ordinary week, because a growing mind matters to you.'],
  ],
  make: [
    ['The Daily Maker', 'You pick up your tools for a few minutes, and let small pieces become whole things.'],
    ['The Patient Finisher', 'You bring things to their end one small step at a time.'],
    ['The Playful Hand', 'You make things for the joy of making, and a rough first try is welcome.'],
  ],
  read: [
    ['The Everyday Reader', 'You open the page most days, and one page counts.'],
    ['The Curious Mind', 'You follow what interests you, a few pages at a time.'],
    ['The Keeper of Quiet Pages', 'You protect a little time for reading, because it does you good.'],
  ],
  write: [
    ['The Daily Writer', 'You put a few lines down most days, and tidy them later.'],
    ['The Honest Pen', 'You write what is true for you, because words help you see clearly.'],
    ['The Rough-Page Player', 'You let first versions be messy, and enjoy what turns up.'],
  ],
  move: [
    ['The Everyday Mover', 'You move a little most days, and a short go counts as a real one.'],
    ['The Keeper of Small Promises', 'You keep short appointments with your body, most of all on busy days.'],
    ['The Playful Athlete', 'You treat moving as play, and keep whatever makes you smile.'],
  ],
  tidy: [
    ['The Little-and-Often Tidier', 'You put one small thing right at a time, and stop while it is still easy.'],
    ['The Calm Homekeeper', 'You look after your place because it looks after you.'],
    ['The Ten-Minute Wonder', 'You set a short timer, make a game of it, and let the rest wait.'],
  ],
  save: [
    ['The Quiet Saver', 'You make one small good money choice at a time, and let it grow.'],
    ['The Calm Steward', 'You look at your money without fear, because knowing is kinder than guessing.'],
    ['The Future Friend', 'You leave something for the person you will be next year.'],
  ],
  prepare: [
    ['The One Who Plans Ahead', 'You get one thing ready early, and thank yourself later.'],
    ['The Calm Preparer', 'You look after tomorrow today, because ease is worth a few minutes.'],
    ['The Simple Starter', 'You begin with what is at hand, and let plain be good enough.'],
  ],
  eat: [
    ['The Kind Eater', 'You feed yourself well in small, plain ways, and nothing is forbidden.'],
    ['The One-More-Bite Explorer', 'You add good things to the plate with curiosity, one at a time.'],
    ['The Well-Fed Person', 'You take care of yourself at the table, because being fed helps everything else.'],
  ],
  drink: [
    ['The Glass-at-Hand Person', 'You keep a glass within reach, and a sip always counts.'],
    ['The Well-Watered One', 'You look after your body with the simplest thing there is.'],
    ['The Refill Artist', 'You make a small game of every refill.'],
  ],
  abstain: [
    ['The Free Chooser', 'You choose what to leave out, one occasion at a time, and each one counts.'],
    ['The Calm No-Thank-You', 'You let the moment pass kindly, because you know what you want more.'],
    ['The Swap Explorer', 'You try out what to do instead, and keep what works.'],
  ],
  limit: [
    ['The Just-Enough Person', 'You notice when it is just right, and leave it there.'],
    ['The Calm Chooser', 'You decide how much, instead of letting it decide for you.'],
    ['The Kind Trimmer', 'You take away a little at a time and see how it feels.'],
  ],
  attend: [
    ['The One Who Turns Up', 'You go, even when only for a short while, and being there is what counts.'],
    ['The Regular', 'You let the same place and time carry you, because belonging grows by returning.'],
    ['The Curious Guest', 'You walk in with an open mind and let yourself be surprised.'],
  ],
  rest: [
    ['The Gentle Pauser', 'You stop for a moment before you have to, and short rests count.'],
    ['The Keeper of Calm', 'You protect quiet time, because a rested you is kinder to everybody.'],
    ['The Slow-Down Explorer', 'You try out small ways to rest, and keep the ones that feel good.'],
  ],
  pray: [
    ['The Faithful One', 'You return to it in your own way, and a short moment is enough.'],
    ['The Quiet Heart', 'You make room for what is holy to you in an ordinary day.'],
    ['The Keeper of Rhythm', 'You let the same moments of the day call you back.'],
  ],
  care: [
    ['The Good Caretaker', 'You take care in small regular ways, and that is what keeps things well.'],
    ['The Gentle Keeper', 'You look after what is yours to look after, because it matters to you.'],
    ['The Small-Things Person', 'You know that a minute of care today saves an hour later.'],
  ],
  search: [
    ['The Steady Seeker', 'You send out one small signal at a time, and let the answers come.'],
    ['The Calm Applicant', 'You show what you can do without shrinking it, because you are worth finding.'],
    ['The Door-Knocker', 'You try one more door with a light heart.'],
  ],
  other: [
    ['The Small-Step Person', 'You do a little of it often, because keeping your word matters to you.'],
    ['The Curious Beginner', 'You treat each try as a small experiment, and you keep what you enjoy.'],
    ['The Daily Builder', 'You add one small brick most days, and you let the wall grow at its own pace.'],
  ],
};

/** People's own names for who does a certain thing: `verbs / words / name / description`; a star is any. */
const BY_ACT = `
  - walk; go; take / walk; walking; dog; step / The Daily Walker / You step out of the door most days, and the first hundred steps count.
  - run; jog; train for / * / The Easy-Pace Runner / You run at a pace where you can still talk, and come home wanting more.
  - swim / * / The Steady Swimmer / You get into the water regularly, and one length is a beginning.
  - cycle; ride / * / The Happy Cyclist / You take the bike whenever you can, and short rides count.
  - dance / * / The Kitchen Dancer / You dance when nobody asks you to, one song at a time.
  - lift; deadlift; squat / * / The Patient Lifter / You lift a little, rest, and come back.
  - ring; call; phone; text; visit; see; hug; thank; help / mum; mom; mother; dad; father; parent; gran; nan; grandma; grandad; grandmother; grandfather;
    sister; brother; aunt; uncle; cousin; nephew; niece / The Loving Relative / You let your family feel that you think of them, in small ways.
  - play; read; help; listen; spend; bath; hug / kid; child; son; daughter; baby; toddler / The Present Parent / You give your children short stretches of
    your whole attention.
  - see; meet; message; ring; call; text / friend; mate; pal / The Good Friend / You keep your friends close with small signs of life.
  - play; practise; learn / piano; guitar; violin; cello; drum; flute; ukulele; trombone; trumpet; harp; saxophone; clarinet; viola; bagpipe; instrument;
    music; chord; scale / The Everyday Musician / You play a little most days, for the love of the sound.
  - sing / * / The Happy Singer / You sing where you are, and let your voice warm up by itself.
  - draw; sketch; paint; doodle / * / The Sketchbook Carrier / You make a mark most days and let it be rough.
  - knit; crochet; sew; mend / * / The Patient Stitcher / You add a few stitches whenever there is a quiet moment.
  - bake / * / The Weekend Baker / You bake for the smell of it and for who will eat it.
  - cook; prep / * / The Home Cook / You put one simple pan on, and you let plain dinners count.
  - garden; grow; water; plant; weed; mow / * / The Green-Fingered One / You give growing things a few minutes, and let time do the rest.
  - speak; learn; practise / spanish; french; german; italian; welsh; english; polish; arabic; japanese; chinese; language; portuguese; irish; korean;
    russian; turkish; dutch / The Daily Speaker / You use the words you have, out loud, a little every day.
  - meditate; breathe / * / The One-Breath Person / You begin again with a single breath, as often as it takes.
  - go to bed; sleep / * / The Protected Sleeper / You guard the end of the day, so that the next one has a chance.
  - get up; wake; wake up / * / The Gentle Riser / You get up kindly and give the first minutes to yourself.
  - smoke; vape / * / The Non-Smoker in Practice / You let one craving pass at a time, and each of them counts.
  - volunteer; help / * / The Quiet Helper / You give a little time where it is needed.
  - write / novel; story; poem; book; memoir; thesis; essay; blog; dissertation / The Daily Drafter / You add a few lines most days, and tidy them another
    day.
  - floss; brush / * / The Bright-Smile Keeper / You give your teeth two kind minutes.
  - code; program / * / The Builder / You build small things that work, and learn from those that do not yet.
`;

const ROWS = tableRows(BY_ACT).map(([verbs = '', words = '', name = '', description = '']) => ({
  verbs: new Set(phrases(verbs)),
  words: new Set(phrases(words)),
  name,
  description,
}));

/** Three or four identities of somebody who does this very act: those that say it best first. */
export function identitiesOfAct({ text, verb, kind, isStopping }: NamedAct): IdentitySuggestion[] {
  const lemmas = read(text).tokens.map(({ lemma }) => lemma);
  const plain = verb.split(' ')[0] ?? verb;
  const own = ROWS.filter(
    ({ verbs, words }) =>
      (verbs.has(verb) || verbs.has(plain)) && (words.has('*') || lemmas.some((lemma) => words.has(lemma))),
  );
  const fitting = isStopping ? own.filter(({ verbs }) => verbs.has('smoke')) : own;
  const ofKind = BY_KIND[kind].map(([name, description]) => ({ name, description }));
  const all = [...fitting.slice(0, 1).map(({ name, description }) => ({ name, description })), ...ofKind];
  return [...new Map(all.map((one) => [one.name, one])).values()];
}
