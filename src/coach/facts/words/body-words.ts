/** A part of the body to be spared: how people name it, and what strains it; `grave` is what it rules out besides when it cannot be used. */
export type BodyWords = { readonly names: string; readonly strains: string; readonly grave?: string };

const ON_LEGS = `
  run !(out|over|up|through|into); running; jog; sprint; hop; jump !(to|in|straight|ahead); skip rope; skipping rope; burpee; star jumps;
  (stand|balance|hop) on one (leg|foot); interval run; football; tennis; squash; netball
`;
const WITH_ARMS = `
  push up; push ups; press up; press ups; pull up; pull ups; plank; bench press; overhead; dumbbell; kettlebell; barbell; row; handstand;
  (lift|press) (a|the|my|heavy|two)? weights
`;
const ON_FEET =
  'walk; stairs; dance; stand; step; march; cycle; stroll; hike; climb; heel raise; calf raise; squat; lunge';

// biome-ignore format: a table
export const BODY_WORDS: Readonly<Record<string, BodyWords>> = {
  knee: { names: 'knee; knees; acl; meniscus; cruciate', strains: `${ON_LEGS}; squat; squats; lunge; kneel; stairs; hike; climb`, grave: ON_FEET },
  ankle: { names: 'ankle; ankles; achilles', strains: `${ON_LEGS}; heel raise; calf raise; heel raises; calf raises; hike`, grave: ON_FEET },
  foot: {
    names: 'foot; feet; toe; toes; heel; heels; plantar fasciitis; bunion; bunions',
    strains: `${ON_LEGS}; hike; barefoot; heel raise; heel raises; calf raises`,
    grave: ON_FEET,
  },
  leg: { names: `
    leg; legs; calf; shin; shins; shin splints; thigh; hamstring; hamstrings; groin; quad; varicose veins
  `, strains: `${ON_LEGS}; squat; squats; lunge; stairs; hike`, grave: ON_FEET },
  hip: { names: 'hip; hips; pelvis', strains: `${ON_LEGS}; squat; squats; lunge; deadlift; stairs; leg lift`, grave: ON_FEET },
  back: { names: 'back; spine; hernia; fibromyalgia; lower back; disc; slipped disc; sciatica; scoliosis; coccyx', strains: `
    deadlift; sit up; sit ups; crunch; burpee; squat; squats; dig; (lift|carry) (heavy|a|the|two|my)? (weights|bag|box|shopping|load); barbell;
    kettlebell; run; jump; hop
  `, grave: 'bend; lift; carry; plank; row' },
  neck: { names: 'neck', strains: 'sit up; sit ups; crunch; headstand; shoulder stand; plank; overhead' },
  shoulder: { names: 'shoulder; shoulders; rotator cuff; collarbone', strains: `${WITH_ARMS}; throw; swim; tennis; pull` },
  arm: { names: 'arm; arms; elbow; elbows; tennis elbow', strains: `${WITH_ARMS}; throw; swim; tennis; full shopping bag` },
  hand: { names: `
    hand; hands; wrist; wrists; finger; fingers; thumb; thumbs; rsi; carpal tunnel; grip; tremor
  `, strains: `
    ${WITH_ARMS}; type; knit; sew; crochet; handwriting; by hand; grip; full shopping bag; guitar; piano; violin
  ` },
  chest: { names: 'rib; ribs', strains: 'run; jump; push up; push ups; press up; plank; sit up; sit ups; twist' },
  lungs: { names: 'asthma; asthmatic; copd; lungs; lung; emphysema; breathlessness; breathless; out of breath; short of breath; long covid', strains: `
    sprint; run; running; jog; interval; intervals; skip rope; burpee; cold air; star jumps; aerosol
  ` },
  heart: {
    names: 'heart condition; heart trouble; pacemaker; stent; angina; heart failure',
    strains: 'sprint; run; hiit; interval; intervals; burpee; heavy; cold shower; (deadlift|barbell)',
  },
  eyes: {
    names: 'eye; eyes; sight; eyesight; vision; macular degeneration; glaucoma; cataract; cataracts',
    strains: 'small print; drive; (cycle|bike); read; screen; flashcard; flashcards; sew',
    grave: 'look; watch; write',
  },
  ears: { names: 'hear nothing; hear little; hear badly; not hear well; not hear much; not hear properly; hearing; deaf; tinnitus; hearing aid; hearing aids; hard of hearing; ear; ears', strains: `
    (phone|video) call; (ring|call) (a|my|one|someone|the|them|him|her); podcast; listen; episode; audiobook; audio; headphones; earphone; bell
  ` },
  wheels: { names: `
    wheelchair; wheelchair user; paraplegic; paralysed; powerchair; lost the use of my legs; amputee; amputated
  `, strains: `
    ${ON_LEGS}; ${ON_FEET}; kneel; feet on the floor; both feet; skip; treadmill; on my feet; stepper; steps
  ` },
  bump: { names: 'pregnant; expecting; expecting a baby; weeks along; months along; pregnancy; trimester', strains: `
    sprint; jump; hop; skip rope; burpee; sit up; sit ups; crunch; plank; heavy; deadlift; barbell; lie on my back; on my back; hot (bath|tub); sauna;
    contact; alcohol; wine; beer
  ` },
  balance: { names: 'balance; vertigo; stroke; dizzy; dizziness; fall; falls; unsteady; parkinson; parkinsons; ms', strains: `
    on one (leg|foot); hop; jump; skip rope; ladder; handstand; run; sprint; (eyes closed|close my eyes) (and|while) stand; trail
  ` },
};

/** Words that make a part of the body one to be spared, before it or after it. */
export const AILING = `
  not keep; not lift; not raise; not bend; not straighten; not turn; not put weight on;  bad; weak; dodgy; sore; painful; stiff; swollen; injured; injury; hurt; hurting; hurts; ache; aches; aching; achy; arthritic; arthritis; gammy;
  wonky; creaky; ropey; rubbish; wrecked; knackered; shot; gone; trouble; problem; problems; pain; pains; poor; failing; going; worn; tender;
  strained; pulled; damaged; playing up; play up; giving me grief; not great; not good; not what it was; not what they were; killing me; unstable;
  operated; operation; surgery; replacement; replaced; condition; blind; partially; terrible; awful; knacked; buggered; duff; clicks; clicking; numb;
  issue; issues; shake; shaking; shakes; seize; seizes; swell; swells; tire; give way
`;
export const GRAVE =
  'broken; broke; fractured; sprained; torn; snapped; ruptured; in a cast; in plaster; plaster; cast; crutches; amputated; dislocated; paralysed';
