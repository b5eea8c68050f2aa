import { plan } from './practice.testing.ts';

/** Plans of twenty lives for what is spoken into a phone: none of them is in the other practice. */
export const SPOKEN_PLANS = {
  nightfox: plan(
    'Whisper instead of shouting @ When the kids start fighting',
    'Put my phone on the shelf @ When I sit down to eat, in the kitchen',
    'Read one story to Nia @ At bedtime',
    'Sit on the step for 5 minutes @ After lunch, outside',
  ),
  bus: plan(
    ['Look at the map for 10 minutes @ When I get off the bus', { days: ['monday', 'wednesday', 'friday'] }],
    'Say one sentence in Dutch to the baker @ After breakfast',
    'Write 3 new words in my notebook @ When I finish dinner',
    'Watch the Dutch news @ At 8 pm',
  ),
  piano: plan(
    'Play one song @ When I come home',
    'Tune the old piano @ On Sunday afternoon',
    'Hum while I wash up @ When I wash up',
    'Listen to a record for 20 minutes @ Before bed',
  ),
  carer: plan(
    'Walk to the corner and back @ When the carer arrives',
    'Drink a cup of tea sitting down @ After I give Mum her tablets',
    ['Ring the support line @ When Mum naps', { days: ['thursday'] }],
    'Stretch my back for 3 minutes @ Before bed',
    'Write down one good thing @ Before bed, in the bedroom',
  ),
  plumber: plan(
    'Send 2 invoices @ When I park the van',
    'Eat lunch away from the van @ At noon',
    ['Sort the receipts for 15 minutes @ When I get home', { days: ['friday'] }],
    'No beer on work nights @ When I get home',
  ),
  nun: plan(
    'Pray the rosary @ After vespers',
    'Walk in the cloister for 20 minutes @ After lunch',
    'Write to my sister Agnes @ At recreation',
    'Learn 4 chords on the guitar @ When the others rest',
  ),
  thesis: plan(
    'Write 300 words @ When I open the laptop',
    'Read one paper @ After lunch, in the library',
    'Go to bed before midnight @ At half past eleven',
    'Meet Jun for coffee @ When the seminar ends',
  ),
  knees: plan(
    ['Do the knee exercises for 10 minutes @ After breakfast', { targetFrequency: 7 }],
    'Ride the exercise bike for 15 minutes @ Before the news',
    ['Swim 8 lengths @ At 9 am', { days: ['tuesday', 'friday'] }],
    'Ice the knee @ Before bed',
  ),
  stall: plan(
    'Count the till @ When I close the stall',
    'Save 10 pounds @ When I close the stall',
    'Eat breakfast before leaving @ When I wake up',
    'Call my wife in Accra @ After dinner',
  ),
  guitarist: plan(
    'Practise scales for 20 minutes @ When I get home',
    'Write 2 lines of lyrics @ On the train',
    'Record a demo @ On Saturday afternoon',
    'Sleep by 1 am @ At midnight',
  ),
  mosque: plan(
    'Read 2 pages of Quran @ After fajr',
    'Visit my parents @ After Jummah',
    'Learn 5 Arabic words @ After isha',
    'Fast one day @ Before dawn',
  ),
  allot: plan(
    'Water the greenhouse @ When I finish breakfast',
    'Dig for 30 minutes @ After lunch, at the allotment',
    'Sow one row @ After lunch, at the allotment',
    'Take a photo of the beds @ When evening comes',
  ),
  sober: plan(
    'No wine on weekdays @ When I get home',
    'Make a mocktail @ At 6 pm',
    'Go to the meeting @ At 7 pm',
    'Text my sponsor @ Before bed',
  ),
  dadtwins: plan(
    'Play on the floor with the twins for 15 minutes @ When I come home',
    'Bath the twins @ After dinner',
    'Run round the block @ When I wake up',
    'Leave work at five @ At 5 pm',
  ),
  potholder: plan(
    'Knit 4 rows @ When the kettle is on',
    'Phone Dorothy @ After lunch',
    'Walk to the post box @ After breakfast',
    'Do the chair exercises for 10 minutes @ At 11 am',
  ),
  debt: plan(
    'Check my bank balance @ When I wake up',
    'Pack a lunch for work @ Before bed',
    'Put 5 euros in the jar @ When I get paid',
    'Open one letter @ When I come home, at the kitchen table',
  ),
  smithy: plan(
    'Draw one sketch @ After dinner',
    'Forge for 45 minutes @ After work, in the smithy',
    'Clean the tools @ When I finish forging',
    'Post a picture @ Before bed',
  ),
  teenager: plan(
    'Revise biology for 25 minutes @ When I get home',
    'Tidy my desk @ Before bed',
    'Leave my phone in the hall @ At 10 pm',
    'Go to football training @ After school',
    'Talk to one new person @ At lunch',
  ),
  nurseN: plan(
    'Eat something warm @ Before my shift',
    'Breathe slowly for 2 minutes @ In the car',
    'Go for a swim @ After my night shift',
    'Journal for 10 minutes @ When I get home',
  ),
  garage: plan(
    'Clear one shelf of the garage @ After breakfast',
    'Take one bag to the charity shop @ On Saturday morning',
    'List one thing for sale @ When evening comes',
    'Put the tools back @ Before dinner',
  ),
};
export type SpokenPlan = keyof typeof SPOKEN_PLANS;
