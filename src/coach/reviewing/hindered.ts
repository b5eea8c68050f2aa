import { LATE } from '#core/review/week-records.ts';
import type { Reading } from '#coach/text/reading.ts';
import { offered } from './offers.ts';
import { asksFor, CAUSE_ASKED, namedIn, placeIn } from './place-meant.ts';
import { heardAs, type Message, type ReviewState } from './standing.ts';
import { answerIn, isThin, moodIn, says } from './told/heard.ts';
import { holdsBack, isOutdoors } from './told/nature.ts';
import { hindranceIn, type Obstacle, obstacleIn, reservation } from './told/obstacle.ts';

const isCause = (state: ReviewState, reading: Reading) => state.reports.length === 0 || says('givesReason', reading);

/** People and places carry a habit as often as they stand in its way. */
const HELPFUL: ReadonlySet<Obstacle> = new Set(['social', 'environment', 'knowledge']);

function mayHelp({ plan, focus }: ReviewState, found: Obstacle | null): boolean {
  const habit = plan[focus];
  return found !== null && HELPFUL.has(found) && !(habit && holdsBack(habit));
}

/** What got in the way: believed where it was asked for, or where the words say that something did; of a praise only what it takes back. */
function obstacleTold(state: ReviewState, message: Message) {
  const { reading, last } = message;
  const { code } = hindranceIn(reading);
  if (code) return code;
  const isPraise = last.has('reviewWorked') || last.has('reviewWorkedPlain') || last.has('reviewPossible');
  const but = isPraise ? obstacleIn(reservation(reading.text)) : null;
  if (but || moodIn(reading) === 'glad' || !isCause(state, reading)) return but;
  const found = obstacleIn(reading.text, asksFor(message, CAUSE_ASKED));
  return isPraise && moodIn(reading) !== 'hard' && mayHelp(state, found) ? null : found;
}

/** The weather is in the way of what is done outdoors, where no other habit is named. */
function placeHindered(state: ReviewState, message: Message, obstacle: Obstacle | null): number {
  const place = placeIn(state, message);
  const isOpen = obstacle === 'weather' && namedIn(state, message.reading) === null;
  const outdoors = state.plan.findIndex(isOutdoors);
  return isOpen && outdoors >= 0 && !(state.plan[place] && isOutdoors(state.plan[place])) ? outdoors : place;
}

/** What stood in the way, with what might be done about it; null where nothing is told of it. */
export function hindered(state: ReviewState, message: Message): ReviewState | null {
  const { reading } = message;
  if (state.facts.week.weeksLate >= LATE) return null;
  const obstacle = obstacleTold(state, message);
  const focus = placeHindered(state, message, obstacle);
  const isElsewhere = obstacle === 'weather' && state.plan[focus] && !isOutdoors(state.plan[focus]);
  if (obstacle && !isElsewhere) return offered({ ...state, obstacle, focus }, message, null);
  const isAnswer = asksFor(message, ['reviewObstacle', 'reviewObstaclePlain', 'reviewYourGuess']);
  const isOther = isThin(reading) || moodIn(reading) === 'glad' || answerIn(reading) !== null;
  return isAnswer && !isOther && isCause(state, reading) ? { ...heardAs(state, { is: 'cause' }), focus } : null;
}
