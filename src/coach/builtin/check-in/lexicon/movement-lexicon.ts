import type { Concept } from '../habit/concept.ts';

/** Moving: sports, walking, posture at the desk and getting about. */
export const MOVEMENT: readonly Concept[] = [
  {
    id: 'run',
    habit: 'run|jog|couch to 5k|c25k|parkrun',
    said: '5k|10k|half marathon|treadmill|intervals|strava|pounded the pavement|fartlek|running shoes|laced up|ran a lap|couch to five k|trail run|jogged|pavement|pb|personal best|splits|garmin|marathon training|hill reps|track session|harriers|run club|zone 2|trainers on|w1d1|week one run|c25k run|run one|run two|run three|podcast run|zwift run|nrc|nike run|plod|plodded|legged it|3k|8k|15k|21k|26 miles|k done|couch to|hashers|trotted|trot|jogette|lunchtime run|dawn run|recovery run|long run done|negative split|brooks|asics|hokas|nikes on|treadie|dreadmill|laps of the track|laps of the heath|the heath|two laps|cross country|fell run|canicross|run streak',
    hint: 'sprint|lap|hills|km|tempo|long one',
    opposite:
      'trainers did not|trainers stayed|shoes stayed|trainers never left|shoes by the door still|trainers unlaced|shoes still in the box|never laced up|trainers in the hall',
    not: 'run late|running late|ran late|run out|ran out|running out|ran into|run into|ran over|ran errands|run errands|running errands|ran a bath|run a bath|in the long run|run through|runny|run down|run of|on the run|ran away|run a business|ran on|dry run|running on empty|running around|ran around|running behind|running low|ran it past|run of the mill|ran the dishwasher|ran the washing|ran the hoover|run the hoover|ran the numbers|ran out the|ran on coffee|ran for the bus|ran up|run up|ran dry|ran my mouth|ran a fever|ran a temperature|run a load|ran a load|run a wash|ran a wash|ran lines|ran a mile from|ran its course|ran around after|ran the bath|run the dishwasher|run the washing|ran scales|ran my scales|ran the meeting|run one load|run the wash|run one wash',
    narrow: true,
  },
  {
    id: 'walk',
    habit: 'walk|stroll|hike|ramble|wander|walk about|dog walk|evening walk',
    said: 'round the lake|around the lake|round the block|around the block|stretch my leg|on foot|amble|trek|round the park|around the park|lap of the park|constitutional|leg stretch|potter round|walkies|mooch|saunter|paced|pace|march|went on foot|footpath|towpath|canal path|loop of the|lap of the|round the houses|round the reservoir|hoofed it|legged it|shanks pony|got off a stop early|got off early|got off the bus early|country lane|hiked|trudge|promenade|coast path|treadmill walk|perambulate|yomp|traipse|wee walk|took the dog|dog round|mutt out|took the mutt|dog out|dogs out|pooch out|lead came off its hook|up on foot|legs stretched|wandered|trotted round|pounded the streets|round the field|round the block with|lunchtime loop|loop done|clocked some miles|rambled|strolled|plodded round|nipped to the shop on foot|walked it|the long way home|scenic route|beach walk|woodland walk|river walk|promenaded|lapped the park|nordic walking|poles out|walked the loop|canal loop|the loop|took the pup|took the hound|took the boy out|round the green|round the common|quick turn round|turn round the|turn about the|round the estate|lap of|laps of|up the hill and back|there and back|to the shops and back|round the village',
    hint: 'loop|lap|path|woods|hill|wfh|worked from home|rained in|stayed on the sofa',
    opposite:
      'drove|took the car|got the bus|took the bus|got a lift|gave me a lift|took a taxi|took the tube|caught the bus|uber home|lead stayed|plonked on the sofa|flopped on the sofa|collapsed on the sofa|dog stayed in|stayed in with the dog|no walkies',
    not: 'walk out on|walked out|walk away|walk in the park|walk over|cake walk|walk me through|walk through the|walked past|walked straight past|walked in on|walked into|walk on eggshells|walk of shame|walked all over|walk in closet|walk in|walked it off|space walk|walked through the door',
  },
  {
    id: 'steps',
    habit: 'step|step count',
    said: 'fitbit|pedometer|step goal|step counter|step target|my steps|daily steps|steps done|steps on the|health app|apple watch|the watch|my watch|steps by|rings closed|closed my rings|step ring|k on the watch|k steps|steps in|hit my number|stepped|google fit|samsung health|step badge|garmin says|pedometer says',
    not: 'first step|next step|step by step|one step at a time|stepped on|stepped in|stepped out|stepped up|step on it|steps to the',
  },
  {
    id: 'cycle',
    habit: 'cycle|bike|bike ride|spin',
    said: 'ride|pedal|peloton|turbo trainer|spin class|saddle|zwift|on two wheels|two wheels|wheels|cycled|biked|bike to|pushbike|lime bike|boris bike|santander bike|ebike|helmet on|rode my|rode the|rode in|rode home|pedalled|turbo|rollers|pedalled in|took the bike|on the bike|bike in|cycled in|by bike|pedals|brompton|velo|spin done|peloton done|wattbike|bike commute|saddle sore|chain oiled and ridden',
    opposite:
      'drove|took the car|got the bus|took the bus|caught the bus|got a lift|gave me a lift|took the train|took a taxi|puncture|flat tyre|bike at home|bike stayed|left the bike|drove in|drove to work|bus in|train in|walked in|wfh|worked from home|left the bike at home|lift with',
    not: 'life cycle|motorbike|rough ride',
    narrow: true,
  },
  {
    id: 'swim',
    habit: 'swim|lengths',
    said: 'pool|lap|front crawl|breaststroke|lido|length|swam|swimming|swimming pool|butterfly|dip|sea swim|open water|wild swim|baths|leisure centre pool|goggles|wet hair|a mile in the pool|lane|lanes|lane swim|front crawl drills|backstroke|freestyle|did my lengths|laps done|in the pool|in the lake|in the sea|tumble turns|aqua|aquafit|aqua aerobics|chlorine|swam a k|cold water',
    hint: 'plunge',
    not: 'swimmingly',
    narrow: true,
  },
  {
    id: 'strength',
    habit:
      'strength|lift|weights|weight training|gym|dumbbell|kettlebell|resistance|strength training|barbell|bench press|deadlift|chest day|leg day|push day|pull day|barbell row',
    said: 'push up|press up|squat|plank|pull up|sit up|lunges|arm day|back day|upper body|lower body|bench|pumped iron|pump iron|pt session|workout|work out|crossfit|reps|trained|training session|train|weight session|weights session|lifted|lifting|benched|squatted|deadlifts|chin up|dips|curls|bicep|triceps|biceps|chest and|shoulders and|glutes|glute|quads|hamstring curl|leg press|lat pulldown|rows and|overhead press|kettlebells|dumbbells|barbells|swole|gains|hit the gym|puregym|the gym|gym session|gym done|spotter|power rack|free weights|resistance bands|bodypump|strong lifts|5x5|personal trainer|pt|hit the weights|the weights|leg day done|arms day|back and biceps|pushed some weight|shifted some tin|moved some iron|lifted heavy|heavy day|rack|squat rack|kettlebell swings|swings|goblet squats|deads|ohp|rdl|rdls|hip thrusts|cable machine|machines|spin class|fitness first|virgin active|david lloyd|anytime fitness|the gymnasium|worked out|sweat session|class at the leisure centre|treadmill and|rowing machine and|unscanned|under the bar|bar loaded|sets of bench|on the bench|plates|barbell row|loaded the bar',
    hint: 'session|iron|weight|sets|class|pb|pump',
    not: 'worked out fine|worked out well|worked out ok|took the lift|lift home|a lift to|work out how|lift to work|work out what|worked out how|train home|train to|the train|train was|lost weight|weight off|lift from|lift to|a lift|the lift|lift was|lifted my mood|lift my mood|gave me a lift|trained the dog|dog training|training course|training day at work|potty training|train the',
  },
  {
    id: 'bodyweight',
    habit:
      'push up|press up|squat|plank|pull up|sit up|lunges|core exercise|burpee|handstand|wall sit|calf raise|wall sits|calf raises|press ups|push ups|sit ups|pull ups|chin up|core|abs|dead hang|lunge|tricep dip|bridges|bird dog|star jump|jumping jack|skipping rope|pressup|pushup|situp|pullup|chinup',
    said: 'core work|bodyweight|reps|planked|planks|squatted|squats|burpees|crunches|upside down|stood on my hands|headstand|dropped and gave|on my hands|russian twist|mountain climber|pressups|pushups|situps|pullups|gave me twenty|gave 25|sets of|press ups done|push ups done|reps done|max reps|to failure|plank hold|held a plank|side plank|hollow hold|sit up challenge|hundred pushups|pushup challenge|air squats|pistol squats|dips off the chair|wall push ups|knee push ups',
    not: 'pulled up|duvet pulled|sat up straight|sit up straight|sit up late',
  },
  {
    id: 'exercise',
    habit:
      'exercise|workout|work out|train|training|hiit|cardio|move my body|planned session|fitness|circuits|class|aerobics|get moving|move gently|gentle movement|move for|movement',
    said: 'run|jog|swim|cycle|bike|bike ride|spin class|gym|yoga|pilates|crossfit|zumba|football|tennis|squash|badminton|climbing|bouldering|rowing|rower|treadmill|cross trainer|elliptical|peloton|boxing|dance class|weights|parkrun|5 a side|netball|hockey|rugby|basketball|cricket|karate|judo|martial arts|joe wicks|sweat|trained|exercised|fitness class|moved my body|got sweaty|worked up a sweat|got my heart rate up|heart rate up|home workout|youtube workout|body coach|apple fitness|peloton class|exercise class|gym class|bootcamp|boot camp|gymnastics|trampoline|skipping rope|les mills|body pump|bodypump|bodycombat|barre|chair yoga|armchair exercise|chair exercise|pottered about|gentle swim|did my moves',
    hint: 'session|rings',
    not: 'worked out fine|worked out well|work out how|worked out how|train home|train to|the train|writing exercise|breathing exercise|ran out|ran late|running late|run late',
  },
  {
    id: 'yoga',
    habit: 'yoga|sun salutation|asana|yoga pose|poses',
    said: 'downward dog|vinyasa|yin|adriene|ashtanga|hatha|yoga mat|bikram|down dog|cat cow|childs pose|child pose|warrior pose|warrior two|savasana|shavasana|yoga with|sun salutations|yogi|hot yoga|chair yoga|yoga class|yoga flow|stretchy class|unrolled the mat|rolled out the mat|on the mat|mat time|tree pose|pigeon pose|cobra|warrior|downward|triangle pose|bridge pose|mountain pose|cat stretch|made it onto the mat|onto the mat|mat unrolled|sun sals|sun sal|salutations|flow|flowed|asanas|bends|down dogs|dogs|yogaed|namaste|studio class|yoga nidra|restorative|power yoga|stretchy',
    hint: 'mat|flow|pose|bendy|the mat|my mat|tree|both legs|both sides|wobbly',
    narrow: true,
  },
  {
    id: 'pilates',
    habit: 'pilates',
    said: 'reformer|the hundred|reformers|pilates class|core class|mat class',
    narrow: true,
  },
  {
    id: 'stretch',
    habit: 'stretch|mobility|foam roll',
    said: 'limber up|touch my toe|hip opener|loosened up|hamstrings|limbered up|stretches|mobility work|mobility drills|limber|quads|quad stretch|hip flexor|it band|calves|hip openers|shoulder rolls|neck rolls|cat cow|toe touches|toes|lacrosse ball|massage ball|loosen up|loosened|stiff bits|unkinked|hamstrings and hips|loosened up for|limbered|bendy stuff|stretchy stuff|stretchies|splits practice|forward fold|neck stretches|touching my toes|wrist stretches|calf stretch|calf stretches|doorway stretch|rolled my neck|opened my hips|unwound my back|stretching routine|pandiculate|bends|some bends|toe reaches|stiff bits out|long stretch|stretched out|stretch done|hip circles|ankle circles|ankle stuff|shoulder circles|arm circles|leg swings|thoracic|90 90|world s greatest|couch stretch|mobility|cars',
    hint: 'hips|hamstring|back|neck|bend|roller|foam roller|rolled my|rolled out my|foam rolled|roll out',
    not: 'stretched the truth|stretch goal|stretch target|at a stretch|home stretch|stretched thin|stretch of the|stretch my leg|stretched my leg|stretched for time',
    narrow: true,
  },
  {
    id: 'stairs',
    habit: 'stairs|staircase',
    said: 'steps instead of the lift|took the stairs|every flight|flights|flight of stairs|climbed the stairs|up the stairs|steps not the lift|stairwell|stairs both|on foot to the|walked up|went up on foot|on foot up|all six floors|floors on foot|climbed all|huffed up|puffed up|up and down the stairs|hiked the stairs|two at a time|both ways on foot|ditched the lift|avoided the lift|no lift|swerved the lift|lift free',
    hint: 'floors|flight|climbed',
    opposite:
      'took the lift|used the lift|the lift|lift both ways|lift up|lift instead|elevator|took the escalator|escalator|lift|took the elevator|the elevator|lift was too tempting|in the lift|lift called|called my name|rode the lift|rode the elevator|hopped in the lift',
  },
  {
    id: 'dance',
    habit: 'dance|boogie',
    said: 'zumba|danced|salsa|dancing|ceilidh|ballet|ballroom|tango|bachata|swing dance|line dance|disco|jive|bop|bopped|just dance|tap class|dance class|shimmy|dance floor|choreography|abba|boogied|throwing shapes|moves in the kitchen|danced round|bopped round|boogied round|shook my hips|tap|jazz class|street dance|zumba class|bhangra|lindy|foxtrot|waltzed|moves practised|routine rehearsed',
    narrow: true,
  },
  {
    id: 'physio',
    habit: 'physio|rehab|physiotherapy|knee exercise|back exercise|shoulder exercise',
    said: 'clamshell|resistance band|theraband|glute bridge|the exercise|my exercise|physio exercise|physio sheet|my sheet|rehab exercise|exercise band|the band|bands|clams|heel raise|heel drop|ankle circles|the stretches from|physio app|prescribed exercise|knee bends|rehab stuff|physio stuff|physio homework|clamshells|bridges|bridge holds|glute bridges|band work|heel slides|wall slides|calf raises from the sheet|knee stuff|shoulder stuff|back stuff|rehab done|sheet done|routine from the physio',
    opposite: 'band is still|sheet untouched|still in its packet',
  },
  {
    id: 'standup',
    habit: 'stand up|stand|standing|movement break|posture|desk break|stand up and move|move every',
    said: 'stood|standing desk|got up from my desk|moved about|off my chair|out of the chair|breaks|away from my desk|stood up|got up every|got up each|stretched my legs|standing meeting|sit stand|on my feet|from the chair|from my chair|up from my desk|desk up|chair break|screen break|hourly break|moved around|walked about|shoulders back|sat straight|sat up straight|straight back|back straight|tall|upright|slouch|slouched|slumped|hunched|shrimp|up and about|got up and moved|up and moving|laps of the office',
    not: 'stood me up|can not stand|stand up comedy|outstanding|stand by|standing order|standing ovation|stand off|standard|stood firm|stood strong|stand in|stood her up',
  },
  {
    id: 'outside',
    habit: 'outside|outdoors|daylight|sunlight|fresh air|nature|out of the house|sun',
    said: 'sunshine|sat in the sun|back step|got out|outdoor|sunny|vitamin d from the sun|in the sun|in the rain|in the garden|sat outside|ate outside|lunch outside|on the bench|park bench|doorstep|terrace|patio|deck chair|deckchair|in nature|in the woods|green space|the common|the heath|the fields|by the river|by the sea|out of the door|left the house|went out|out and about|vitamin sea|touched grass|touch grass|forest|meadow|sunrise|sunset|hillside|lakeside|out with the|out with the bins|out with the dog|popped out|stepped out|stood on the step|on the doorstep|out the back|out front|in the yard|on the balcony|set foot outside|nipped out|out in the|on a bench|bench in the sun|under the trees|up the hill|round the garden|in the fresh air|garden time|garden for|vitamin n|feet on grass|barefoot on the grass|sky time|outside for|lunch outdoors|coffee outside|sat on the step|sat in the garden|stood in the garden|out at lunch|out before',
    hint: 'park|bench|beach|woods|balcony|garden|the park',
    opposite:
      'stayed in|stayed indoors|stuck indoors|inside all day|indoors all day|did not leave the house|never left the house|did not go out|house all day|hermit|cave dweller|curtains drawn all day|never went out|not left the flat|did not leave',
    not: 'outside my comfort|nature of|stayed in bed|stayed in touch|stayed in my pyjamas|stayed in the saddle',
  },
  {
    id: 'transit',
    habit: 'bus|train|public transport|car free|leave the car|drive',
    said: 'tube|tram|metro|took the bus|got the bus|drove|car|by bus|by train|on the bus|on the train|the number|lift share|car share|carpool|park and ride|car stayed|left the car|car at home|the car at home|bus pass|oyster|overground|underground|subway train|bus in|train in|got the 42|the 42|number 9|the 73|top deck|hopped on the bus|hopped on the train|tram in|metro in|tube in|caught the train|park and rode',
    opposite: 'drove in|took the car|drove to|taxi|uber',
    not: 'training|trained|trainers|car keys|train for',
  },
  {
    id: 'kit',
    habit:
      "kit|lay out|gym bag|gym clothes|workout clothes|running shoes|pack my bag|pack bag|clothes and shoes|exercise clothes|clothes for|tomorrow's clothes|lay out clothes|outfit",
    said: 'bag packed|bag is packed|kit out|shoes by the door|trainers|trainers by the door|laid out|leggings|clothes ready|clothes out|gear|ready by the door|by the door|packed|kit laid out|kit ready|kit by the|gym kit|running kit|laid my kit|laid out my|bag by the door|shoes out|shoes ready|trainers out|trainers laid|lycra|outfit laid out|clothes laid out|clothes on the chair|clothes on the radiator|swim bag|yoga mat out|rucksack packed|packed my bag|packed my kit|prepped my kit|set out my|got my kit out|everything by the door|outfit picked|outfit ready|outfit is on|clothes picked|picked my outfit|hung up for tomorrow|kit by the door|clothes laid|shoes by the bed|sports bra|shorts and|rucksack by the door|all laid out|laid everything out|everything is laid out|ready to go by|set out for tomorrow|out for tomorrow|bag ready',
  },
  {
    id: 'rowing',
    habit: 'row|rowing|erg|rowing machine',
    said: 'rowed|rower|concept2|concept 2|strokes|ergs|on the erg|on the water|sculled|the machine|scull',
    hint: 'machine',
    not: 'had a row|row with|in a row|front row|back row|rows of|row about',
    narrow: true,
  },
  {
    id: 'climbing',
    habit: 'climb|climbing|boulder|bouldering',
    said: 'climbed|climbing wall|belay|belayed|crag|top rope|topped out|harness|sent my project|chalked up|v3|v4|6a|hangboard|sent|sends|the wall|6as|6bs|routes|problems|crux|bouldered',
    hint: 'wall',
    narrow: true,
  },
  {
    id: 'racket',
    habit: 'tennis|padel|squash|badminton|pickleball|ping pong|table tennis',
    said: 'court|racket|racquet|doubles|singles|serves|rallies|shuttlecock|hit some balls|wimbledon|two sets|three sets|set with|sets with|forehand|backhand|knocked up|hit with|hit about|doubles with|smashes|love all|lost both|tie break',
    hint: 'match|played|set',
    narrow: true,
  },
  {
    id: 'football',
    habit: 'football|soccer|five a side|5 a side|netball|hockey|rugby|basketball|cricket|volleyball',
    said: 'pitch|kickabout|footie|footy|shot hoops|hoops|nets|training with the team|goalie|scrum|played up front|astro',
    hint: 'match|played|game|training',
    narrow: true,
  },
  {
    id: 'golf',
    habit: 'golf|driving range',
    said: 'nine holes|18 holes|back nine|front nine|putting|on the range|birdie|bogey|tee time|teed off|bucket of balls',
    narrow: true,
  },
  {
    id: 'martial',
    habit: 'karate|judo|jiu jitsu|bjj|boxing|kickboxing|taekwondo|muay thai|mma|aikido|martial arts',
    said: 'dojo|sparred|sparring|heavy bag|bag work|pad work|grappled|grappling|rolled with|gi|kata|hit the bag|open mat',
    hint: 'mats|pads|rounds',
    narrow: true,
  },
  {
    id: 'taichi',
    habit: 'tai chi|qigong|qi gong|chi kung',
    said: 'eight brocades|push hands|the form|short form|tai chi class',
    narrow: true,
  },
  {
    id: 'boardsport',
    habit: 'skate|skateboard|skating|ski|surf|surfing|paddleboard|kayak|canoe|row boat|ice skate',
    said: 'skated|surfed|skied|sup session|kayaked|paddled|waves|ramp|kickflip|slopes|wetsuit|wakeboard|bodyboard|windsurf|snowboard|rollerblade|rollerskate|roller skates',
    narrow: true,
  },
  {
    id: 'foamroll',
    habit: 'foam roll|foam rolling|foam roller|roll calves|roll my',
    said: 'roller|the roller|rolled my|rolled out|rolled calves|rolled quads|rolled|massage gun|theragun|lacrosse ball',
    narrow: true,
  },
  {
    id: 'treepose',
    habit: 'tree pose|hold tree',
    said: 'tree|both legs|each leg|one leg|tree bit',
    narrow: true,
  },
  {
    id: 'restday',
    habit: 'free of hard training|rest day|easy day',
    said: 'no training|day off training|feet up',
    opposite: 'intervals|hard session|trained hard|smashed the gym|hill reps',
    narrow: true,
  },
];
