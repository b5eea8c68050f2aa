import type { Concept } from '../habit/concept.ts';

/** Calm, belief and what is put on paper about a day. */
export const MIND: readonly Concept[] = [
  {
    id: 'meditate',
    habit: 'meditate|meditation|mindfulness|mindful|in silence|be still|sit in silence|sit still|sit with nothing',
    said: "headspace|insight timer|calm app|body scan|zen|cushion|sat for|sit for|sat in silence|sat quietly|sit quietly|om|mindful minutes|metta|loving kindness|sat in stillness|guided session|sat still|breathing session|waking up app|meditated|sat on the cushion|sitting practice|vipassana|zazen|transcendental|tm session|sit in stillness|stillness|breath meditation|calm session|ten percent happier|petit bambou|watched my breath|followed the breath|om'd|guided meditation|zenned|chanted|chant|mantra",
    hint: 'silence|quiet|calm|app',
  },
  {
    id: 'breathe',
    habit: 'breathe|breathing|breath|breathwork|box breathing',
    said: 'deep breath|4 7 8|wim hof|exhale|inhale|box breath|breathing exercise|breaths|breathed|in for four|four seven eight|slow breath|belly breath|belly breathing|diaphragm|pranayama|slow breathing|nostril|sighs|physiological sigh|breathing app|breather',
    not: 'out of breath|breath of fresh air|catch my breath|caught my breath|hardly breathe|could not breathe|room to breathe|no time to breathe|breath of air|save your breath|breathing down',
  },
  {
    id: 'journal',
    habit: 'journal|diary|morning page|bullet journal',
    said: 'bujo|brain dump|wrote in it|day one|journalled|journalling|diary entry|dear diary|pen to paper|five minute journal|journal entry|wrote about my day|lines about my day|wrote my day|poured my heart|bullet journalled|brain dumped|stoic journal|moleskine|my pages|three pages|daily page|reflected on paper|wrote it all down|wrote up my day|wrote about today|filled a page|filled a whole page|all came out',
    hint: 'entry|pen|notebook|scribble|jotted|page|lines|scribbled',
  },
  {
    id: 'gratitude',
    habit: 'gratitude|grateful|thankful|good thing|something good|small win',
    said: 'blessing|three good thing|3 good thing|thankful list|gratitude list|gratitudes|counted my blessing|things i am grateful|things i am thankful|grateful for|thankful for|good things|three things|silver lining|bright spot|highlights of the day|best bits|high points|what went well',
    hint: 'wins|win|highlight|appreciated',
    not: 'grateful to be home|thankful it is friday',
  },
  {
    id: 'pray',
    habit: 'pray|prayer|rosary|devotion|devotional|quiet time|salah|namaz|fajr|isha',
    said: 'prayed|mass|church|knelt|grace|talk with god|talked to god|talk to god|time with god|mosque|hail mary|our father|prayers|praying|novena|compline|vespers|evensong|matins|lords prayer|dhuhr|zuhr|asr|maghrib|jumuah|tahajjud|wudu|prayer mat|on my knees|shacharit|davened|daven|puja|zikr|dhikr|tasbih|hail marys|examen|prayer time|prayer book|prayer beads|spoke to god|talked with god|time with the lord|said my grace|rosary said|grace said',
    not: 'praying for friday|pray for me|praying it|prayed it|pray it does',
  },
  {
    id: 'scripture',
    habit: 'bible|scripture|quran|koran|psalm|torah|gita|verse',
    said: "gospel|proverb|genesis|surah|devotional|chapter of|romans|bible reading|verse of the day|bible app|psalms|the word of god|old testament|new testament|john 3|matthew|mark's gospel|luke|corinthians|ephesians|isaiah|exodus|leviticus|deuteronomy|daily reading|lectionary|ayah|juz|hadith|bhagavad|upanishad|talmud|parsha|sutra|hymn|the good book|youversion|sura|surat",
    hint: 'chapter|page',
  },
  {
    id: 'winddown',
    habit: 'wind down|dim the light|unwind|relax',
    said: 'bath|unwound|wound down|dimmed|candle|low light|herbal tea|chamomile|dimmed the lights|lights low|lamps low|lights down|lamps only|soft lighting|candlelight|candles lit|candles|fairy lights|epsom|hot bath|warm bath|bubble bath|calming music|chamomile tea|slowed down|quiet evening|cosy|unwinding|wound right down|big light off|big light',
    hint: 'lamp|chill|book|tea',
  },
  {
    id: 'craving',
    habit: 'craving|urge|cravings|urges',
    said: 'rode it out|surfed it|ride it out|tempted|itch|rode out|white knuckled|surfed the urge|urge surfed|it passed|craved',
  },
  {
    id: 'therapy',
    habit: 'therapy|cbt|worry time|mood log|mood|affirmation|thought record|worry',
    said: 'therapist|counsellor|thought diary|mood tracker|mantra|daylio|worries|thought log|worry window|worry list|wrote my worries|wrote my worries down|cbt sheet|cbt worksheet|mood entry|mood rating|rated my mood|mood tracked|mood logged|logged my mood|counselling|therapy homework|affirmations|said my affirmations|i am enough|reframed|reframe|feelings wheel|finch|stoic app|bearable|how i feel|checked in with myself|coping card|five senses|grounding|54321|exposure|worries out|worries on paper',
    not: 'in a mood|bad mood|good mood|no worries|do not worry|therapist dog|retail therapy',
  },
  {
    id: 'mindset',
    habit: 'visualise|affirm|learned|lesson learned|reflect',
    said: 'reflection|visualised|visualisation|reflected|what i learned|lessons|learnings|pictured|imagined|mental rehearsal|vision board|affirmation|affirmations|looked back on|reviewed my day|day review|evening review|weekly review',
  },
  {
    id: 'sounds',
    habit: 'noticing|notice|listen to the sounds|senses',
    said: 'birdsong|noticed|listened to the|heard the|sounds|the birds|hum of|traffic noise|five things i could',
    hint: 'listened|birds|sound',
  },
  {
    id: 'hobby',
    habit: 'hobby|something i love|fun|play time for me',
    said: 'tinkered|pottered|lego build|model railway|warhammer|board game|kite',
    not: 'for fun',
  },
  {
    id: 'rest',
    habit: 'rest for|rest day|do nothing|feet up|sit with nothing',
    said: 'rested|put my feet up|did nothing|lounged|chilled out|took it easy|had a sit down',
    not: 'rest of the|the rest',
  },
  {
    id: 'astronomy',
    habit: 'astronomy|stargazing|stars|telescope',
    said: 'jupiter|saturn|constellation|stargazed|moon craters|orion|binoculars at',
    opposite: 'too cloudy|cloudy',
    narrow: true,
  },
  {
    id: 'nature',
    habit: 'near trees|trees plants or water|in nature|by the water',
    said: 'by the canal|by the river|by the sea|by the lake|in the woods|under a tree|in the park|botanical|riverbank|waterfront',
  },
  {
    id: 'worries',
    habit: 'worries|my worries|empty my head|brain dump|head on paper',
    said: 'brain dumped|worry list|poured it all|it all came out|head emptied|notebook and it|filled a page|filled a whole page',
    narrow: true,
  },
  {
    id: 'bodyscan',
    habit: 'notice my body|body scan|feet to head',
    said: 'scanned my body|toes to head|head to toe',
    narrow: true,
  },
  {
    id: 'sleepless',
    habit: 'leave bed when',
    said: 'got up when|read in the lounge until|could not sleep so i got up',
  },
  {
    id: 'treat',
    habit: 'home treat|pleasant thing|pleasant things|treat for',
    said: 'bubble bath|face mask|little luxury|foot soak|nice bath|hot chocolate and a blanket|pampered|long soak',
    hint: 'treat',
  },
  {
    id: 'grounding',
    habit: 'things around me|grounding',
    said: 'named things|five things i can see|54321|looked round and named|five things',
  },
];
