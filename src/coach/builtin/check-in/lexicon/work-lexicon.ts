import type { Concept } from '../habit/concept.ts';

/** The working day, plans and looking for work. */
export const WORK: readonly Concept[] = [
  {
    id: 'worktime',
    habit:
      'finish work|stop work|leave work|log off|clock off|leave the office|laptop closed|close my laptop|shut my laptop|stop working|finish working|leave for work|on time for work|finish by',
    said: 'laptop shut|logged off|left the office|clocked off|left work|worked till|worked until|knocked off|finished at|shut down|downed tools|laptop down|pc off|computer off|laptop away|closed the laptop|finished work|stopped work|stopped working|signed off|logged out of work|slack off|teams off|home by|out of the office|out the door|out the office|walked out the office|done with work|work done|downed my tools|called time on work|left on time|on the dot|left the desk|off the clock|still at it|at it at|rolled out at|clocked in|clocked in at|clocked off at|off at|done by|finished by|home for|out by|laptop shut at|laptop closed at|logged off at|last email at|desk cleared by|tools down|tools down at|signed off at',
    opposite:
      'worked late|still at my desk|worked through the evening|stayed late|working late|worked on|overtime|back on the laptop|back online|reopened my laptop|opened the laptop again|logged back on|kept working|emails until|emails at|back on at|still working at|working till|working until|stayed till|stayed until|last one out|burning the|still on teams|still on zoom|still on slack|still replying|still on calls|still in the office',
  },
  {
    id: 'inbox',
    habit: 'inbox|email|emails',
    said: 'inbox zero|outlook|gmail|unread|mail|mails|inbox at zero|zero inbox|emails answered|answered emails|answered my emails|emails replied|replied to|reply to|replied|email back|emailed back|cleared my inbox|inbox clear|inbox cleared|unsubscribed|archived|newsletters|outlook closed|outlook shut|inbox shut|email shut|gmail closed|email tab|mail app|answered it|zero unread|cleared the lot|all answered|all replied|emails cleared|emails done|every email|mailbox|replied to all|archived everything|nothing unread|empty inbox|inbox empty',
    hint: 'replies|slack|teams',
    opposite: 'unread and counting|300 unread|hundreds unread|emails piling|inbox from hell|inbox overflowing|unread',
  },
  {
    id: 'focus',
    habit: 'focus|focused|deep work|pomodoro|distraction free|avoided task|concentrate|work block|focus block',
    said: 'block|pomodoros|pomo|pom|tomato timer|heads down|in the zone|focusmate|forest app|blocks|focus blocks|focus session|focus time|deep session|focused work|pomodori|25 minute|25 minutes|no distractions|tunnel vision|headphones on and|phone in drawer and work|in flow|flow state|flow time|zoned in|locked in|buckled down|knuckled down|got stuck in|body doubling|time block|timeblock|time blocked|work sprints|deep worked|tomatoes|tomato|poms|with my phone off|deep in|head down|in the tunnel|block done|blocks done|sprint done|sprints|flow for|uninterrupted|door shut|headphones on|focus mode|do not disturb|time blocks',
    hint: 'flow|deep|timer|sprint|session|frog',
    not: 'round the block|around the block|out of focus|road block|building block|writers block|on the block|blocked',
  },
  {
    id: 'todo',
    habit:
      'top task|to do list|to do|plan my day|plan tomorrow|plan the day|priority|priorities|plan|first step|next step|schedule|planner|list|task',
    said: "to dos|todo|todoist|notion|sticky note|mapped out|agenda|big three|top three|planned out|diary for|todo list|tomorrow planned|planned tomorrow|plan for tomorrow|tomorrow is planned|tomorrow's plan|tomorrow mapped|day planned|wrote the plan|wrote my list|list for tomorrow|lists|top 3|three priorities|mits|most important task|mit|day mapped|time blocked|google calendar|bullet list|schedule done|planner filled|priority written|priority set|priority picked|week planned|planned the week|planned my week|trello|asana|ticktick|things 3|organised tomorrow|tomorrow is on|tomorrow is sorted|tomorrow sorted|tomorrow written|big thing|biggest thing|one thing for tomorrow|tomorrow's one|priority is|tomorrow's on|tomorrow is|tomorrow s list|list written|list done|plan written|three things for tomorrow|written out tomorrow|calendar sorted|diary sorted|day mapped out|post it for tomorrow|bullet points for tomorrow|revision timetable|tackled the|ate the frog|frog eaten|hardest first|worst job first|nasty one first|big one first",
    hint: 'planned|calendar|tomorrow|frog',
    not: 'as planned|planned to|planned on|plan to|shopping list|plan was|bucket list|the plan|according to plan|no plan|plans changed|planning to|planning on',
    opposite: 'winged it|winging it|no plan whatsoever|planless',
  },
  {
    id: 'job',
    habit:
      'job|application|apply for|apply to|cv|resume|cover letter|job search|job board|vacancies|vacancy|role|portfolio',
    said: 'applied|hiring manager|job app|submitted|sent off|glassdoor|interview prep|application in|application sent|applications|applied for|applied to|sent an application|sent my cv|cv sent|cv done|cv updated|updated cv|resume sent|covering letter|cover letters|job hunt|job hunting|job ad|job advert|job listing|easy apply|workday form|otta|totaljobs|monster|recruiters|headhunter|put in for|went for a role|pinged off my cv|application form|council job|hired|linkedin jobs|job boards|opening|openings|hunting for work|cv to|application off|application out|one application|one out|form sent|portal|uploaded my cv|library post|post applied|went for the|reed|indeed easy apply|spec cv|speculative|cover letter sent|job form|pieces on my site|site updated|portfolio updated|new project up|behance|dribbble|case study|cvs|two cvs|cvs out|out the door|forms off|applications off',
    hint: 'form|letter|indeed|tracker|reed|posting|interview|roles',
    not: 'nose job|good job|great job|resumed|job was|at my job|on the job|apply cream|day job',
  },
  {
    id: 'network',
    habit: 'network|networking|reach out|contact|linkedin|recruiter',
    said: "linkedin message|messaged|reached out|connection|introduced|coffee chat|networked|pinged|dropped a note|ex colleague|old colleague|old boss|former boss|former colleague|ex boss|old manager|contact on linkedin|connected with|coffee with a|informational|alumni|meetup|industry event|mentor|dm'd|inmail|cold email|cold emailed|introduction|intro|contacts|pinged my old|dropped a line to|messaged a|messaged my old|connection request|inmailed|reached out to|commented on|recruiter called|chat with a recruiter",
    not: 'contact lens',
  },
  {
    id: 'interview',
    habit: 'interview|interview question',
    said: 'star answers|mock interview|interview prep|practice questions|practised answers|practice answers|answers in the mirror|tell me about yourself|interview answers|star method|competency|mock|interview practice|interview questions|prepped for the interview|prepped for interview|strengths and weaknesses|mirror practice|practised my answers|tell me about|star stories|mock done|rehearsed answers|questions practised|weakness question|strengths|answered|answered out loud|why us|why this company|greatest weakness|competency answers|role played',
  },
  {
    id: 'present',
    habit:
      'speech|presentation|public speaking|toastmasters|rehearse|speak up|speak in|present|sentence in a meeting|in a meeting or group|question in public|speaking club|speak for|speak once|speak in the|team meeting|in the meeting|in the team meeting',
    said: 'slides|pitch|rehearsed|spoke up|raised my hand|said something|rehearsed my|ran through my|deck|powerpoint|keynote|slide deck|the speech|gave the talk|gave a talk|gave my talk|speech practice|wedding speech|best man|said my piece|chipped in|asked a question|contributed|put my hand up|hand up in|piped up|voiced|presented|pitched|table topic|club meeting|spoke in|spoke at|spoke to the room|voice heard|unmuted|off mute|at stand up|stood up and said|spoke first|asked something|asked the speaker|asked in the q|stand up|said my bit|gave my update|gave an update|spoke for|made a point|made my point|raised a point|opened my mouth|voiced my|shared my idea|shared an idea|suggested|slides rehearsed|talk rehearsed|rehearsed twice|rehearsed x|dry run|run through|ran it through|ran it twice|ran it three times|out loud to|to the bathroom mirror|in the bathroom|hand up|put a hand up|asked the teacher|asked the lecturer',
    hint: 'talk|toast|delivered|meeting|mirror',
    opposite:
      'mute for|sat there mute|sat mute|stayed silent|kept quiet|said nothing|did not say a word|bit my tongue|not a peep|kept schtum|schtum|kept my mouth shut|mouth shut|said nowt|sat silent|sat in silence|not a word|stayed mute|camera off and mute|bottled it',
    not: 'bought a present|birthday present|christmas present|presents',
  },
  {
    id: 'log',
    habit: 'log|tracker|record|log book|logbook|log 1|log one|log my|line after',
    said: 'logged|tracked|wrote it up|written up|wrote up|filled in|updated|in the log|in my log|in the app|in the book|entered|noted down|recorded|strava|in the spreadsheet|on the sheet|scribbled down|written down|fix written down|wrote it down|noted the fix|in the logbook|wrote it in|scribbled in|in the notebook|noted in|logged in the|entered in|data in|numbers in',
    opposite: 'log is empty|diary is empty|did not write it down',
    not: 'log in|logged in|logged on|log on|logged off|log off|logged out|log out|track record|back on track|on track|lost track',
  },
  {
    id: 'admin',
    habit: 'admin|life admin|paperwork|form|forms|post|bill|bills',
    said: 'paid the|form filled|council tax|passport|mot|renewed|rang the bank|filed|hmrc|tax return|insurance|paperwork done|opened the post|direct debit set|form done|forms done|bill paid|paid a bill|paid the gas|paid the electric|paid the water|letters dealt|dealt with|post opened|opened the letters|tax form|insurance renewed|renewed the|car tax|phone bill|cancelled a direct|rang the council|sorted the council',
    not: 'form of|on form|blog post|good form|bill was|post office',
  },
  {
    id: 'apply2',
    habit: 'application for|work on one application|work on an application|application|applications|apply for|apply to',
    said: 'applied to|applied for|cover letter done|submitted my application|sent off|cv gone in|cv has gone in|gone in|applied|cv in|form in|hit apply|submitted|submit|the council job|put in for',
    narrow: true,
  },
  {
    id: 'askwork',
    habit: 'ask one person about|informational',
    said: 'asked about her work|asked about his job|picked her brain|picked his brain',
  },
  {
    id: 'cvedit',
    habit: 'cv|resume|update my cv|edit my cv',
    said: 'cv updated|polished my cv|updated my resume|tweaked my cv|cv tweaked|cv edited|cv polished|new cv',
    narrow: true,
  },
  {
    id: 'slack',
    habit: 'slack|teams chat|ms teams|work chat',
    said: 'teams open|slack closed',
    not: 'slack off|slacked|slacking',
    narrow: true,
  },
  {
    id: 'shutdown',
    habit: 'close the day|close the working day|shutdown|end the day',
    said: 'closed the day|wrapped up the day|shutdown ritual|shut down ritual|wound up the day|loose ends tied|closing routine|closed out the day',
    narrow: true,
  },
  {
    id: 'cowork',
    habit: 'work beside|work in a new place|beside another|study beside',
    said: 'coworking|co working|worked alongside|worked next to|worked beside|body double|body doubling|worked from the cafe|worked from the library|worked in the cafe|shared table',
  },
];
