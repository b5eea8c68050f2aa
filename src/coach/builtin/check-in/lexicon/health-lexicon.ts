import type { Concept } from '../habit/concept.ts';

/** Sleep, medicine, skin, teeth and washing. */
export const HEALTH: readonly Concept[] = [
  {
    id: 'bed',
    habit: 'in bed|bed|bedtime|lights out|asleep|sleep|fall asleep|go to bed|light off|early night|early bed|bed early',
    said: 'lights were out|light out|lamp off|lamp out|lights off|lights were off|turned in|turn in|hit the hay|hit the sack|tucked up|tucked in|nodded off|nod off|crashed out|zonked|head hit the pillow|gone by|spark out|under the duvet|under the covers|in the land of nod|kip|hit the pillow|out like a light|passed out|sleeping|asleep by|in the sack|under covers|eyes shut|eyes closed|dropped off|drop off|out for the count|dead to the world|fast asleep|dozed off|drifted off|lights went out|light went off|hit my pillow|pillow by|in my pit|bed by|to bed at|sleep by|slept at|slept from|horizontal|head down|snoozing by|sparko|conked out|went up at|went up to bed|called it a night|snuggled in|went to sleep|got to sleep|hit bed|crawled into bed|bedded down|crashed at|head on the pillow|slept like a log from|off went the lamp|lamp went off|lamp off at|zzz|zzz from|snored by|in dreamland|pillow at|into bed at|on the nose|bedtime|made bedtime|nighty night|lay head|head hit|hit the pillow at|pillow time|snoring by|lights off at|phone down and out|in my bed|under the duvet by|zonked by|kipping by|conked out by|off to sleep by|in pyjamas and in bed|tucked in by|lamp out by|book down lights out|out cold by|unconscious by|dead to the world by|in bed with a book by|up the wooden hill|to bed early|good bedtime|sensible bedtime',
    opposite:
      'stayed up late|stay up late|up late|late night|up past my bedtime|stayed up past|up till|up until|stayed up till|stayed up until|stayed up|awake till|awake until|up til|all nighter|pulled an all nighter|burned the midnight oil|still up|still awake|up at midnight|up past midnight|awake at|late to bed|insomnia|scrolling till|gaming till|watching till|up gaming|up scrolling|up watching|tossed and turned|could not sleep|could not drop off|did not sleep till|wide awake|night owl|burning the midnight oil|one more episode|stared at the ceiling|into the small hours|small hours|till the early hours|early hours|lights were still on|lights still on|asleep on the sofa|fell asleep on the sofa|fell asleep on the couch|passed out on the couch|still gaming|still up at|still watching|netflix till|gaming at|up too late|late one|rolled in at|got in at|bed at stupid|stupid o clock|silly o clock|ungodly hour|wee hours|watched one more|fell down a youtube|could not switch off|saw 2am|saw 1am|saw three am|saw midnight come',
    not: 'right up until|right up till|up until now|up until i|stay in bed|make the bed|made the bed|made my bed|make my bed|before bed|straight out of bed|bed sheets|changed the bed|out of bed|fell asleep on the|fell asleep on my|flower bed|before bedtime|got out of bed|asleep on the sofa|fell asleep on the sofa|sleep well|slept well|slept badly|sleep badly|slept like|slept terribly|breakfast in bed|kids to bed|phone in bed|in bed all day|ill in bed|sick in bed|put the kids to bed|kids in bed|kids were in bed|got the kids to bed|got them to bed|baby to bed|bed linen|bed shop|river bed|vegetable bed|raised bed|sofa bed|new bed|asleep in front|make bed|made bed|bed made|bed is made|bed not made|read in bed|reading in bed|phone to bed|in bed with my phone',
  },
  {
    id: 'wake',
    habit: 'get up|wake|wake up|out of bed|rise|up at|up by|alarm|up before',
    said: 'got up|woke|woken|feet on the floor|first alarm|up with the lark|up and about|awake|was up|were up|out of my pit|got out of bed|up early|woke up|wakened|up on the first|first bell|first beep|first ring|alarm went|with the alarm|out of bed by|up with the first|no snoozing|no snooze|did not snooze|rose at|awoke|up and at them|sunrise|dawn|crack of dawn|feet on floor|vertical by|up straight away|jumped out of bed|leapt out of bed|rolled out of bed|hauled myself out|out from under|up by six|up by seven|larks|got myself up|early bird|up before the|rolled out of|surfaced|emerged|lark|up at|alarm at|on my feet|kettle on by|out of my bed|bright and early|bounced out|sprang out|up first time|no snooze button|up bang on|got up at|eyes open at|surfaced at|vertical at|up and dressed|dressed by|up before the kids|beat the alarm|beat my alarm',
    opposite:
      'overslept|oversleep|slept in|sleep in|lie in|lay in|snoozed|snooze|slept through my alarm|slept through the alarm|hit snooze|stayed in bed|dozed off again|slept past|snoozed it|snoozed twice|snooze button|nine more minutes|five more minutes|slept through the lot|slept through it|slept right through|ignored the alarm|turned the alarm off|turned off the alarm|turned off my alarm|rolled over|rolled back over|slept till|slept until|long lie|stayed under the duvet|woke up late|woke late|got up late|back to sleep|fell back asleep|missed my alarm|snoozed for|one more snooze|nine minute snooze|slept through|slept straight through|ignored my alarm|still in bed|alarm did not|did not hear my alarm|did not hear the alarm|kip|slept in till|snoozed till|snooze x|hit snooze twice|pressed snooze|five snoozes|alarm off and|dragged myself up at|did not get up|woke at nine|up at nine|up at ten|rolled out of bed at',
    not: 'gave up|up late|get up from|lights up|catch up|pick up|make up|wake up call|up at night',
  },
  {
    id: 'nap',
    habit: 'nap',
    said: 'napped|forty winks|siesta|snooze|power nap|cat nap|catnap|kip|snooze on the sofa|lie down|dozed|shut eye|shuteye|had a nap|power napped|twenty minute nap|nodded|shut my eyes|eye rest|snoozed after lunch|lay down after lunch',
  },
  {
    id: 'medicine',
    habit: 'medicine|medication|med|tablet|pill|inhaler|insulin|dose|antidepressant|statin|ventolin',
    said: 'prescription|metformin|sertraline|the pill|tabs|puffer|levothyroxine|lisinopril|took it with|meds|pills|tablets|took my tablet|morning pills|evening pills|night pills|pill box|dosette|blood pressure tablet|warfarin|ramipril|amlodipine|omeprazole|thyroxine|citalopram|fluoxetine|prozac|zoloft|lexapro|venlafaxine|mirtazapine|ritalin|adderall|elvanse|lithium|inhalers|brown inhaler|blue inhaler|preventer|injection|jab|eye drops|drops in|ointment|hrt|patch|contraceptive|swallowed|my doses|preds|steroid|asthma pump|swallowed my|popped my|pill popped|puffs|two puffs|took my inhaler|brown one|pill|tablet|down the hatch|dose taken|meds taken|swallowed my meds|took the lot|morning ones|evening ones|my tablets|my pills|doses|took mine|injected|jabbed|pen done|pump|puffed|took them with|with porridge|with my tea|popped them|meds with|pillbox done|box emptied|nebulised|eye drops in|drops done|gel on|patch changed|spray done|iron down|orange juice|am and pm|both puffs|both times|morning and evening',
    hint: 'swallow|pot|box|night one|morning one',
    not: 'ipad|taste of my own medicine',
    calls:
      'metformin|sertraline|levothyroxine|ramipril|statins|citalopram|fluoxetine|thyroxine|warfarin|amlodipine|omeprazole|lisinopril|methotrexate|contraceptive|antidepressants|inhaler|hrt|iron tablet|iron',
    opposite:
      'still in the box|pillbox is full|pillbox still full|still full|blister pack untouched|dosette untouched|still in the dosette',
  },
  {
    id: 'vitamin',
    habit: 'vitamin|supplement|omega|iron tablet|magnesium|creatine|probiotic|fish oil|vit d|multivitamin',
    said: 'vits|vit|capsule|gummies|tablet|pill|zinc|cod liver oil|berocca|b12|d3|vitamins|supplements|supps|multivit|vitamin c|vitamin d|omega 3|omegas|iron|folic acid|calcium|ashwagandha|turmeric|collagen|zma|vitabiotics|gummy vitamin|vit c|sunshine vitamin|magnesium glycinate|bisglycinate|kalms|seven seas|centrum|pill popped|swallowed|popped my|iron popped|supplement taken|supplements taken|gummy|gummies eaten|fish oils|vit tablet|effervescent|spray under the tongue|k2|b complex|electrolytes|greens powder|ag1|scoop|scoop of|scoop in my|tub|shaker|pre workout',
    opposite: 'tub is empty|ran out of',
  },
  {
    id: 'floss',
    habit: 'floss|interdental|flossing',
    said: 'flossed|tepe|waterpik|between my teeth|water flosser|dental pick|interdental brush|flosses|tepes|interdentals|interdental brushes|flossers|floss stick|floss pick|string thing|between the teeth|gaps|water pik|dental floss|strings of floss|string through|little string|made it through all my teeth|between every tooth|every tooth|string|did the gaps|gaps done|between all|picked between|water jet|interdental done|tepe brushes|those little brushes|little brushes',
    narrow: true,
  },
  {
    id: 'teeth',
    habit: 'brush my teeth|brush teeth|teeth|brush',
    said: 'brushed|brushing|toothbrush|toothpaste|gnashers|pearly whites|colgate|brushed my teeth|teeth brushed|teeth done|teeth cleaned|cleaned my teeth|electric toothbrush|oral b|sonicare|sensodyne|mouthwash|tooth brushing|toofers|toothbrushing|brushed twice|pegs|minty|scrubbed my teeth|pearly whites scrubbed|gnashers done|toothpegs|gnashers brushed|brush done|both brushes|brushed both times|brushed this morning and|morning and night|two minutes of brushing|brushed am and pm|scrubbed the pegs|minty fresh',
    hint: 'mouth',
    opposite: 'furry teeth|teeth like fur',
    not: 'brush pen|hair brush|brushed off|paint brush|floss my teeth|brush up|brushed my hair|brushed the dog|brush the dog|brushed up|brush with|brushing up|sweeping brush|skin of my teeth',
  },
  {
    id: 'retainer',
    habit: 'retainer|mouthguard|night guard|aligner',
    said: 'invisalign|retainers|retainer in|braces|invisaligns|aligners|mouth guard|bite guard|trays in|slept with it in|in all night|guard in|guard was in|trays stayed',
    hint: 'in my mouth|wore it|popped in',
    narrow: true,
  },
  {
    id: 'sunscreen',
    habit: 'sunscreen|spf|sun cream|suncream|sunblock',
    said: 'factor 50|factor 30|factor fifty|sun lotion|spf50|spf30|sun screen|sunscreened|spf on|factor 15|la roche|la roche posay|nivea sun|suncreamed|creamed up|lathered in|slip slop slap|sun block|sun stick|ultrasun|ambre solaire|slathered|slathered on|lathered on|factor|cream on my face|spf|spf moisturiser|face protected|sunscreen on|screened up|reapplied|burn free',
    narrow: true,
    opposite: 'burnt to a crisp|burnt|sunburnt|sunburned|red as a lobster|lobster|peeling|crispy',
  },
  {
    id: 'face',
    habit: 'wash my face|face wash|cleanse|cleanser',
    said: 'face washed|washed my face|double cleanse|make up off|makeup off|face clean|washed face|cleansed|cleansing|double cleansed|micellar|face scrubbed|scrubbed my face|took my makeup off|took off my makeup|makeup removed|removed my makeup|make up removed|cleansing balm|splashed my face|muck off my face|flannel|washed my mug|face is clean|makeup wiped off|makeup came off|slap off',
    opposite:
      'slept in my makeup|slept in my make up|makeup still on|make up still on|mascara on my pillow|mascara on the pillow|fell asleep with my makeup|went to bed with my makeup|in full makeup',
    not: 'came face to face',
  },
  {
    id: 'skincare',
    habit: 'skincare|skin care|moisturise|moisturiser|hand cream|serum',
    said: 'cerave|lotion|retinol|face cream|moisturised|cream|moisturising|skincare routine|skin routine|cleansed and|toner|toned|niacinamide|hyaluronic|eye cream|night cream|the ordinary|body lotion|lotioned|nivea|e45|face mask|sheet mask|vaseline|lip balm|creamed my hands|body butter|routine done|slathered in|hands are lotioned|lotioned up|one hand|hand cream|slathered|shea butter|cocoa butter|aveeno|cetaphil|eucerin|la roche|skin like sandpaper|creamed up|face creamed|creamed my face|moisturiser on|serum on|routine|ten step|skin done|lotion on|oiled|body oil|barrier cream|face oil|night cream on|rich cream',
    not: 'ice cream|cream cake|sun cream',
  },
  {
    id: 'picking',
    habit: 'picking at my skin|pick at my skin|skin picking|picking',
    said: 'picked at|squeezed|picked my|picked at my|picking my|spots|scab|scabs|squeezed a spot|popped a|pimple|cuticles|skin on my|hands off my face|hands off|fingers off|hands to myself|chin|dermatillomania|left my face alone|left it alone|left my skin alone',
    hint: 'picked',
    not: 'picked up|picking up|nose picking|picked a|pick the kids|picked the kids|picked her up|picked him up|hand picked',
  },
  {
    id: 'shower',
    habit: 'shower|cold shower|warm wash|bath|ice bath|cold plunge',
    said: 'showered|cold water|cold blast|tub|freezing blast|showering|cold showers|hot shower|scrubbed up|washed myself|had a wash|bathed|baths|ice plunge|plunge pool|icy|cold dip|lukewarm|thirty cold seconds|turned it to cold|tap to cold|shower on cold|cold one|cold finish|freezing shower|hosed down|scrubbed|showered cold|thirty seconds cold|cold blast done|washed and dressed|had a bath',
    hint: 'soak|cold one|freezing',
    not: 'baby shower|rain shower|showers all day|bathroom|kids bath|bath time|april shower|shower of|baby bath|bathed the|dog a bath|bathed the baby|shower curtain|rain showers|meteor shower',
  },
  {
    id: 'nails',
    habit: 'nail biting|bite my nail|nail|biting',
    said: 'bit my nail|chewed|chew|gnawed|nibbled my nail|nails to the quick|bit them|nails intact|nails bitten|bitten|nibbled|nail biter|nails alone|cuticle|nail varnish|biting my nails|chewing my nails|fingers in my mouth|stop n grow|manicure|fingernails|fingernail|hands off|fingers out|no chewing|gnawed the lot|chomped|nail file out|nails are long|nails growing',
    not: 'nailed|nailed it',
  },
  {
    id: 'bp',
    habit: 'blood pressure|blood sugar|temperature|weigh|glucose',
    said: 'bp|cuff|sugars|finger prick|bp done|bp taken|120 over|130 over|140 over|over 80|cuff on|took my bp|took my readings|glucose reading|glucose monitor|libre|dexcom|freestyle|mmol|hba1c|weighed|weighed myself|scales said|stepped on the scales|took my temperature|thermometer|peak flow|oximeter|readings|meter|on the meter|the meter|meter said|sugars checked|finger pricked|pricked my finger|sugar check|fasting|reading was|fasting reading|cuff said|128 over 82|over 82|over 85|over 90|over 70|over 75|over 78|bp was|bp is|sys|dia|systolic|reading done|reading taken|numbers written|numbers in the book|scales|kg this morning|lbs this morning|weighed in|weigh in done|monitor says|cuffed|6 1|5 8|7 2|before toast|before brekkie|finger stick|lancet|fasting sugar',
    hint: 'reading|monitor|numbers',
  },
  {
    id: 'pain',
    habit: 'ice|heat pack|pacing|rest break|rest|pain score|pain diary|pain|symptom|symptoms|flare',
    said: 'hot water bottle|lay down|lie down|rested|paced|ice pack|heat pad|wheat bag|heated pad|iced|iced my|frozen peas|pain was|pain is|rated my pain|pain rating|pain log|out of ten|symptom log|symptom diary|rest breaks|feet up|lay flat|spoons|bag of peas|peas on it|peas on my|frozen peas on|cold pack|ice on it|iced it|heat pack on|heat on it|elevated|leg up|lay down for|rested it|pain 4|pain 5|pain 6|pain 7|score logged|scored it',
    hint: 'score',
    not: 'the rest|rest of|rest day|pain in the|painfully|no pain no gain|painless|rest of it|painting|ice cream|iced coffee|on ice|ice cold',
  },
  {
    id: 'appointment',
    habit: 'appointment|doctor|gp|dentist|support service|clinic',
    said: 'booked|surgery|referral|rang the doctor|nurse|111|booked in|booked an appointment|made an appointment|rang the surgery|rang the gp|called the doctor|called the surgery|rang the dentist|saw the doctor|saw the gp|saw the dentist|check up|checkup|consultant|hygienist|optician|smear|blood test|hospital appointment|askmygp|e consult|econsult|asked for help|helpline|samaritans|appointment is in|in for the|slot booked|got a slot|booked for the|on the phone to the surgery|receptionist|date for my',
    not: 'doctor who',
  },
  {
    id: 'posture',
    habit:
      'feet flat|sit up straight|posture|sit straight|sit tall|sit with feet|shoulders back|both feet|feet on the floor',
    said: 'feet on the ground|feet down|upright|back straight|sat straight|sat up straight|sat tall|lumbar|no slouching|sat up|shoulders down|ramrod|stood tall',
    opposite:
      'slouched|slouching|slumped|hunched|legs crossed|crossed legs|crossed my legs|cross legged|like a shrimp|like a prawn|like a banana|like a question mark|crossed the whole',
    not: 'feet up',
  },
  {
    id: 'kegel',
    habit: 'pelvic floor|kegels|kegel',
    said: 'squeezy app|squeezes|pelvic floors|lifts and holds',
    narrow: true,
  },
  {
    id: 'hair',
    habit: 'hair|beard|shave|groom',
    said: 'washed my hair|hair washed|shampoo|conditioned|shaved|razor|trimmed|combed|haircut|blow dried|beard is|beard oil|combed my beard|trim',
    hint: 'brushed',
  },
  {
    id: 'eyes',
    habit: 'rest my eyes|eye break|20 20 20|eye exercise|look away from',
    said: 'looked out of the window|looked away|twenty twenty twenty|far away|eyes rested|eye breaks',
  },
  {
    id: 'sleephours',
    habit: 'sleep 7|sleep 8|hours of sleep|sleep for|eight hours|seven hours',
    said: 'slept|hours sleep|hours kip|solid eight|solid seven|sleep score|oura|whoop|slept through|solid|solid eight and|straight through|eight and a|nine and a|hours and a bit',
    opposite:
      'rubbish sleep|five and a|six and a bit|four and a|broken sleep|rubbish night|terrible night|barely slept|hardly slept',
  },
  {
    id: 'temperature',
    habit: 'warm up|cool down',
    said: 'warmed up|warm up done|cooled down|dynamic stretches|loosened up first',
  },
  {
    id: 'gargle',
    habit: 'gargle|nasal rinse|saline|nose spray|nasal spray',
    said: 'gargled|rinsed my nose|neilmed|sinus rinse|sprayed',
  },
  {
    id: 'sauna',
    habit: 'sauna|steam room|steam',
    said: 'steamed|loyly',
  },
  {
    id: 'lenses',
    habit: 'contact lenses|lenses|contacts out',
    said: 'lenses out|took my lenses|lenses in the pot',
    opposite: 'slept in my lenses|slept in my contacts|fell asleep with my lenses|lenses still in|contacts still in',
  },
  {
    id: 'cream',
    habit: 'cream on|eczema|ointment|emollient',
    said: 'creamed|epaderm|hydrocortisone|slathered|lathered',
  },
  {
    id: 'scratching',
    habit: 'scratching|scratch',
    said: 'scratched|clawed|itched|raked my arms',
  },
  {
    id: 'painkiller',
    habit: 'painkiller|ibuprofen|paracetamol|antihistamine|hayfever tablet|antibiotics',
    said: 'nurofen|calpol|aspirin|advil|tylenol|cetirizine|piriton|co codamol',
  },
  {
    id: 'snooze',
    habit: 'snooze|snoozing|snooze button',
    said: 'snoozed|hit snooze|nine more minutes|five more minutes|dozed off again',
    hint: 'alarm',
    narrow: true,
  },
];
