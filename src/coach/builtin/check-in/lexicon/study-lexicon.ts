import type { Concept } from '../habit/concept.ts';

/** Books, writing, languages, code and exams. */
export const STUDY: readonly Concept[] = [
  {
    id: 'read',
    habit: 'read|book|novel|page of|kindle|bedtime reading|bookmark|library book|listen to a book',
    said: 'page|chapter|paperback|goodreads|audiobook|nose in a book|thriller|ebook|memoir|pages|reading|bookworm|hardback|penguin classic|book club book|audible|graphic novel|biography|whodunnit|agatha christie|harry potter|fiction|nonfiction|non fiction|sci fi|fantasy novel|kobo|e reader|ereader|got lost in a|nose in|pp|story i am on|read a chapter|barely opened|two chapters|chapters of|dune|got lost in|lost in my book|book for an hour|my book|novel time|reading time|page turner|whole book|finished the book|kindle time|turned pages|bookmark moved|few pages|read a bit|a chunk of|pages of|tolstoy|austen|dickens|le carre|pratchett|king|rowling|atwood|mantel|tolkien|kindle says|audiobook on|comic|manga|poem|poetry|larkin|heaney|plath|keats|wordsworth|rilke|neruda|mary oliver|szymborska|sonnet|haiku|verse',
    opposite:
      'kindle stayed|book is gathering|gathering dust|book stayed shut|book stayed closed|unopened|book never left|never left the bag|book stayed|novel stayed|kindle flat|kindle is dead|only read the blurb|read the blurb|blurb',
    not: 'read my mind|read the room|read the news|read email|read my email|read the email|read text|read message|read your message|read the label|read receipt|read somewhere|read that|read about|read an article|read twitter|read reddit|booked|by the book|in my book|read your|read on the news|read the menu|read the sign|exercise book|read it on|morning page|facebook|read in the paper|read out|read receipts|reading glasses|meter reading|blood pressure reading|reading the news|read the recipe|read the instructions|read the terms|read the score|read off|read back|reading from my|read the meter|read my horoscope|took a reading|booked in|double booked|fully booked|read her text|read his text|read my texts|read reviews|read the group chat|read tweets|read slack|read messages|reading messages|reading emails|read through my emails|left on read|on read|the books balance|did the books|do the books|reading comprehension|page numbers|page number|front page',
  },
  {
    id: 'write',
    habit: 'write|writing|draft|manuscript|blog|poem|poetry|essay|story|novel|screenplay|memoir',
    said: 'scrivener|word count|nanowrimo|stanza|chapter|paragraph|first draft|wrote|words down|words written|typed up|typing|wrote a page|prose|verse|short story|haiku|sonnet|lyrics|blog post|substack|newsletter|article|fiction|plot|draft two|second draft|outline|outlined|wip|chapters|keyboard time|ink|drafted|wordcount|word sprint|writing session|wrote for|wrote squat|blank doc|blank page|limerick|hit publish|published|post went live|went live|newsletter sent|villanelle',
    hint: 'word|scene|sentence|lines|page|typed|laptop|word on the page|words|words out|cranked out|bashed out|hammered out|typed out|banged out|churned out|got words down|got some words|wrote loads|scene written|chapter done|draft done|new scene|opening lines|wrote a scene|wrote a chapter|google docs|ulysses|word doc|manuscript grew|blog drafted|blog post up|post written|stanzas|sonnet|limerick|a poem|morning pages',
    opposite:
      'wrote squat|wrote nothing|stared at a blank|blank screen|blank page all|stared at the cursor|cursor blinked|blinking cursor|writers block|writer s block|not a sentence|zero words|no words',
    not: 'write off|wrote off|write up a ticket|wrote down|bedtime story|instagram story|write home about|in other word|a word with|word of mouth|wrote to|wrote a cheque|wrote a list|wrote the shopping|wrote an email|wrote emails|writing emails|wrote code|wrote a function|wrote tests|wrote a card|wrote home|wrote my name|wrote it off|wrote myself off|write myself off|handwriting|underwriting',
  },
  {
    id: 'note',
    habit: 'note|note down|write down|jot',
    said: 'wrote down|jot down|noted down|scribble|post it|sticky note|wrote it down|jotted|jotted down|notes app|made a note|made notes|put it on paper|on a post it|in my notes|wrote that down|index card|scrawled|wrote the line',
    not: 'note that|on that note|of note',
  },
  {
    id: 'study',
    habit:
      'study|revise|revision|course|lecture|exam|textbook|problem set|thesis|coursework|dissertation|module|practice problem',
    calls: 'maths|math|chemistry|biology|physics|history|geography|psychology|economics|law|anatomy|science',
    said: 'coursera|udemy|khan academy|open university|past paper|hit the book|cram|tutorial|quizlet|lecture note|assignment|swotting|swot|revised|worksheet|mock exam|seminar|mooc|studied|studying|revising|lectures|lecture recording|seminars|flashcards|uni work|schoolwork|college work|exam prep|a levels|gcse|open uni|reading list|problem sheet|problems|essay plan|essay|mind map|mind mapped|past papers|mark scheme|pomodoro on|hit the books|cracked the books|books out|crammed|swotted|course video|course module|coursera module|edx|skillshare|futurelearn|lab report|vocab test|qs|past questions|exam questions|practice questions|test paper|mocks|hit the library|library session|at the library|crammed for|notes written up|wrote up notes|wrote up my notes|went through|went over|read the chapter|worked through|chapter notes|mind maps|practice test|quiz done|lecture watched|watched the lecture|seminar prep|coursework done|coursework in|essay in|essay done|dissertation words|read papers|journal article|paper read|webinar|online class|class notes|revision done|revision cards|problem set done|flash cards done|timetable followed|swot up|boned up|brushed up|pomodoros on|hours in the library|uni library|library till|contract law|tort|case notes|read for my course|essay for|essay on',
    hint: 'notes|library|card|topic|chapter|question|unit|paper',
    not: 'of course|main course|golf course|in due course|with homework|their homework|his homework|her homework|account balance|bank account',
    opposite: 'textbook stayed|books stayed shut|textbook shut|laptop shut all',
  },
  {
    id: 'flashcard',
    habit: 'flashcard|flash card|anki|vocab|vocabulary|review cards|cards from',
    said: 'quizlet|memrise|anki deck|deck|cards|reviews|flashcards|flash cards|cards done|reviewed cards|card reviews|spaced repetition|reviews done|anki reviews|due cards|my deck|new cards|quizlet set|card|reviews cleared|cards cleared|due pile|deck done|deck cleared|cards in|anki done|through my deck|flipped through|stack of cards|quizlet done',
    hint: 'word|words|app',
    narrow: true,
  },
  {
    id: 'code',
    habit: 'code|coding|programming|leetcode|kata|python|javascript|rust|sql|app project',
    said: 'github|commit|pull request|debug|vs code|codecademy|freecodecamp|hackerrank|advent of code|coded|programmed|codewars|coding exercise|codes|coding challenge|push to github|pushed to|pushed a|merged|refactored|refactor|deployed|unit test|tests pass|compiled|script|repo|kata done|exercism|project euler|odin project|scrimba|boot dev|algorithm|typescript|react|html|css|c++|java|golang|swift|kotlin|feature branch|dev work|side project|hacked on|stack overflow|coding session|bugs|bug|cracked|todays leetcode|solved the|fixed a bug|bug squashed|squashed a bug|shipped|pushed my|pr merged|pr opened|merged the|tests green|green tests|hackathon|coded up|wrote some code|wrote a script|refactoring|rubber ducked|vim|debugged|compiles|built a feature|notebook|jupyter|pandas|docker|aoc|green square|commits pushed|pushed two|two commits|three commits|commit pushed',
    hint: 'function|test|feature|project|exercise',
    not: 'dress code|post code|tv programme',
  },
  {
    id: 'language',
    habit: 'language|target language',
    calls:
      'spanish|french|german|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|arabic|russian|dutch|polish|welsh|swedish|norwegian|danish|finnish|hindi|turkish|greek|irish|gaelic|latin|ukrainian|czech|hebrew|urdu|punjabi',
    said: 'duolingo|duo|babbel|busuu|memrise|rosetta stone|lingodeer|pimsleur|grammar|conjugation|verb table|duolingo lesson|verbs|conjugated|conjugations|language exchange|language class|tenses|past tense|subjunctive|vocab list|kanji|hiragana|katakana|hanzi|hangul|cyrillic|declension|phrases|phrasebook|immersion|tutor session|lingq|hellotalk|michel thomas|language transfer|clozemaster|wanikani|glossika|assimil|mango languages|easy german|easy spanish|dreaming spanish|deutsch|espanol|francais|italiano|nihongo|hangugeo|cymraeg|gaeilge|svenska|nederlands|polski|portugues|auf deutsch|en francais|en espanol|went over|streak saved|duo done|owl|lesson done|spoke some|practised my|app done|10 min of|verbs done|vocab done|anki|genki|italki lesson|tandem chat|watched in spanish|watched in french|watched in german|podcast in|news in|por|der die das|ser and estar|por and para|passe compose|conjugating',
    hint: 'app|lesson|streak|podcast|words|phrase|unit',
    opposite:
      'owl is furious|owl is mad|duo is mad|duo is angry|owl is crying|owl is sad|owl wins|streak dead|streak broke',
  },
  {
    id: 'langapp',
    habit: 'language app|duolingo|babbel|busuu|memrise|spanish app|french app|german app|italian app|japanese app',
    said: 'duo|streak|lesson|rosetta stone|lingodeer|pimsleur|streak saved|saved my streak|kept the owl happy|green owl|owl happy|owl fed|fed the owl|xp|app lesson|app session|unit on the app|angry owl|streak intact|streak alive|streak safe',
    hint: 'app|drops|owl',
    opposite:
      'owl is sulking|owl is angry|owl is sad|streak lost|streak gone|lost my streak|broke my streak|streak broken|streak is dead',
    narrow: true,
  },
  {
    id: 'speakaloud',
    habit: 'speak|aloud|out loud|conversation|tutor|with a speaker',
    said: 'italki|tandem|spoken|speaking|preply|language exchange|conversation class|spoke aloud|speaking practice|said them aloud|sentences aloud|sentences|to the mirror|in the mirror|conversation practice|tutor call|language partner|conversation partner|speaking club|shadowing|shadowed|recited|read aloud|repeated after|yapped|yapping|yap|chatted|gabbed|nattered|conversed|talked for|spoke for|rambled',
    hint: 'talk|chat|mirror|voice|spoke',
    not: 'speak up|so to speak|speak of',
  },
  {
    id: 'listen',
    habit: 'listen|podcast|audio|audiobook|listen to a book',
    said: 'podcasts|radio|episode|coffee break|listened|listening|pod|headphones in|earphones|earbuds|in my ears|spotify|bbc sounds|radio 4|desert island discs|tuned in|slow german|slow french|soundtrack|album|record|audible|true crime|had on in the car|on in the car|in our time|pod on|podcast on|listened on|ears full|the daily|rest is history|episode of|episodes of|headphones on|on my commute|on the drive|on the walk|caught up on podcasts|coffee break french|news in slow|radiolab|serial|album on|whole album|new album|spun a record|vinyl',
    not: 'did not listen to me|listen up',
  },
  {
    id: 'video',
    habit: 'video|film|series|documentary',
    said: 'youtube|clip|episode|watch|movie|ted talk|watched|youtube video|subtitles|lecture video|vlog',
  },
  {
    id: 'puzzle',
    habit: 'chess|puzzle|sudoku|crossword|brain training|wordle',
    said: 'lichess|chess com|jigsaw|blitz|lumosity|clues|tactics|crosswords|puzzled|puzzles|the cryptic|cryptic|cryptic crossword|the grid|clue|guardian quick|times crossword|nyt mini|the mini|connections|spelling bee|quordle|nerdle|worldle|killer sudoku|kenken|nonogram|rubiks|rubiks cube|chess puzzle|chess game|rated game|rapid game|endgame|opening study|checkmate|elevate|peak app|1 across|across|down clue|last corner|guardian grid|quick one|the quick|done the crossword|wordle in|wordle done|got the wordle|in four|in three|in five|sudoku done|chess win|lost at chess|won at chess|blitz games|tactics trainer|puzzle rush|jigsaw pieces|nonograms|waffle|strands|crossworded|two blitz|rapid games|lost two|won two|chess club|bullet games|puzzles done|all but one clue',
    hint: 'grid|squares|app',
    narrow: true,
  },
  {
    id: 'newword',
    habit: 'new word|words|phrase|verb',
    said: 'vocab|conjugation|vocabulary|learned|learnt|new words|new vocab|vocabulary list|woerter|palabras|mots|parole|learnt words|words learnt|words learned|verbs|verb tables|phrases|kanji|characters|expressions|idioms|learnt seven|new ones|words down|vocab added|added words',
  },
  {
    id: 'backup',
    habit: 'back up|save a copy|backup',
    said: 'backed up|dropbox|icloud|google drive|usb|memory stick|saved to|to the drive|to the cloud|cloud|external drive|synced|copy saved|hard drive|onedrive|emailed it to myself|on a stick|saved to the cloud|time machine|files saved|synced up|external|backblaze|git pushed|copied over|copied to|time machine ran|carbonite|copied',
    not: 'backed up traffic|back up and running',
    narrow: true,
  },
  {
    id: 'commit',
    habit: 'commit|push a commit|push code',
    said: 'committed|pushed|pushed to main|merged|green square|pr up|pull request|commits|git push|pushed to github|commit is up|commit up|my repo|to my repo|the repo|repo|to the repo|small fix|login page|side project|branch|pushed code|pushed my|pushed the|pushed some|merged my|green square earned|two commits|three commits|commits pushed|squares',
    not: 'pushed myself|pushed through|committed to it|pushed back',
    narrow: true,
  },
  {
    id: 'docs',
    habit: 'docs|documentation|manual|read docs',
    said: 'doc|mdn|man page|man pages|readme|reference pages|api reference|docs read',
    narrow: true,
  },
  {
    id: 'solve',
    habit: 'coding exercise|solve one|leetcode|kata|coding challenge|practice problem',
    said: 'solved|leetcode medium|leetcode easy|exercism|codewars|hackerrank|kata done|two sum|advent of code|cracked it|aoc|day 3 done|puzzle done|problem solved|dynamic programming|binary search|edabit|neetcode|cses',
    hint: 'exercise',
    narrow: true,
  },
  {
    id: 'pastpaper',
    habit: 'past paper|past paper question|exam question|practice question',
    said: 'past papers|past paper questions|exam questions|qs|questions|q1|practice questions|mark scheme|mock paper',
    hint: 'question',
    narrow: true,
  },
  {
    id: 'summary',
    habit: 'summarise|summary|topic on a card|revision card',
    said: 'summarised|condensed|boiled it down|one pager|card made|card written|index card|cue card|crib sheet|topic card|wrote up a card|summed up|cards|card|recap|recapped',
    narrow: true,
  },
  {
    id: 'teach',
    habit: 'teach|tutor someone|mentor',
    said: 'taught|explained it to|mentored|tutored|lesson given|walked them through|helped with her homework|explained|explained how|showed how|showed him how|showed her how|walked through|walked him through|walked her through|taught my|gave a lesson|talked him through|talked her through',
  },
  {
    id: 'learn',
    habit: 'learn|skill|online course|tutorial',
    said: 'learnt how|learned how|skillshare|masterclass|how to video|linkedin learning|pluralsight|new trick|module done|tutorial done|lesson watched|module finished|unit done|course unit|new skill|watched a tutorial|taught myself|pivot tables|excel course|certificate',
  },
  {
    id: 'library',
    habit: 'library|visit the library',
    said: 'librarian|returned my books|returned the books|borrowed|library card|took my books back|books back|dropped my books|library run|borrowed two|took out|swapped my books|loan renewed|library trip',
    not: 'library is closed|music library',
    narrow: true,
  },
  {
    id: 'record',
    habit: 'record myself|record a voice|recording',
    said: 'recorded|voice memo|filmed myself|took a video of myself|listened back|filmed|video of myself|clip of myself|recorded myself|voice diary|voice note to myself|audio diary|recorded two|spoke into|dictaphone|recorded about|recorded my',
  },
  {
    id: 'sprintwrite',
    habit: 'writing sprint|sprint',
    said: 'sprinted|timed write|freewrite|free wrote',
    narrow: true,
  },
  {
    id: 'chemistry',
    habit: 'chemistry|chem',
    said: 'moles|titration|periodic table|organic chem|acids|bonding|electrolysis',
    narrow: true,
  },
  {
    id: 'biology',
    habit: 'biology|bio|anatomy',
    said: 'cells|mitosis|photosynthesis|enzymes|genetics|krebs',
    narrow: true,
  },
  {
    id: 'maths',
    habit: 'maths|math|calculus|algebra|statistics',
    said: 'equations|integrals|integration|trig|trigonometry|fractions|stats|differentiation|quadratics|geometry|times tables|long division',
    narrow: true,
  },
  {
    id: 'physics',
    habit: 'physics',
    said: 'forces|circuits|mechanics|thermodynamics|newton|quantum',
    narrow: true,
  },
  {
    id: 'history',
    habit: 'history',
    said: 'tudors|ww2|ww1|romans|cold war|victorians|weimar|french revolution|henry viii',
    narrow: true,
  },
  {
    id: 'law',
    habit: 'law',
    said: 'tort|contract law|case law|statutes|land law',
  },
  {
    id: 'homework',
    habit: 'homework',
    said: 'homework done|homework finished|worksheet|maths sheet|english sheet|science sheet|spellings done|reading log|fractions|did fractions|spellings|sums|reading book|book bag|worksheets|at the table together|maths together|history project|times tables',
    narrow: true,
  },
  {
    id: 'economics',
    habit: 'economics|econ|finance module|accounting exam',
    said: 'supply and demand|ledgers|balance sheets|debits',
  },
  {
    id: 'edit',
    habit: 'edit|proofread',
    said: 'edited|red pen|tightened|line edits|cut a page|trimmed the chapter|edits',
    narrow: true,
  },
  {
    id: 'recall',
    habit: 'recall|from memory|before i open my notes',
    said: 'without looking|closed book|blurting|blurted|recalled',
    narrow: true,
  },
  {
    id: 'byheart',
    habit: 'by heart|memorise|memorize|learn by heart',
    said: 'memorised|memorising|memorisation|from memory|off by heart|in my head now|now in my head|stuck in my head|off pat|without the score|without the sheet|know it by heart|recited',
    narrow: true,
  },
  {
    id: 'bookplaces',
    habit: 'leave a book|book in 2 places',
    said: 'book by the|book on the|one by the loo|one by the kettle|books planted',
  },
];
