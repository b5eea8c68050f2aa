import type { DomainWords } from './domain-words.ts';

export const publicSpeakingWords: DomainWords = {
  strong: `
    speaking up; speak up; public speach; speeches; presentations; present; presenting; presenter; talk at;
    give a presentation; give presentations; a talk; ted talk; tedx; keynote; conference talk; conference;
    lecture in front; speak to a group; speak to groups; speak before; talk to groups; talk to a crowd; crowd; crowds;
    crowds speak; in front of a crowd; in front of others; in front of my team; in front of the class;
    in front of everyone; in front of strangers; in front; toast; wedding toast; wedding speech; a toast; eulogy;
    speak clearly; speak louder; louder voice; mumbling; mumble; stutter; stuttering; stammer; stammering;
    filler words; um; ums; say um; microphone; mic; megaphone; podium; stage; stagefright; audience; audiences;
    say something in meetings; say something in; contribute in meetings; speak in class; raise my hand;
    put my hand up; hand up in; voice shaking; voice shake; voice shakes; shaky voice; trembling voice; go red;
    turn red; blush; blushing; go blank; mind goes blank; knees knock; articulate; eloquence; eloquently; debate;
    debating; persuasive; pitching; pitch my; pitch to; pitch ideas; slides; powerpoint; webinar; webinars;
    zoom presentations; standup meeting; stand up meeting; stand up (the; stand up the; in stand up; demo; demos;
    storyteller; storytelling; speak without; talk without; speak confidently; confidence speaking;
    confident speaking; confident in meetings; confident when speaking; quiet in meetings; silent in meetings;
    voice heard; voice in meetings; heard in; own the room; hold a room; command a room; orator; rhetoric; mc;
    master of ceremonies; best man; public talk; public talks; talk in public; talking in public; talk public;
    speak on stage; interview on camera; speak on camera; talk on camera; per meeting; in a meeting; each meeting;
    every meeting; at meetings; in meetings; team meeting; team meetings; the meeting; room of people; a room of;
    to a room; talk to a room; audience of; give the toast; do the toast; best man toast; maid of honour;
    say something out loud; spotlight; the spotlight; not freeze; freeze when; freeze up; voice cracks;
    voice cracking; voice trembling; throat closes; tongue tied; tongue; trip over my words; trip over words;
    stumble over; find my voice; my voice; say my piece; own my voice; say what i think; speak my mind; assertive;
    assertiveness; school board; parents evening speak; presentation skills; interview nerves; camera shy; rehearse;
    cue cards; opening line; closing line; ask a question in; ask questions in; questions in class; question in class;
    answer in class; answer questions; out loud in; ask questions; class out loud; to the board; pitch; before public;
    before people; before an audience; talk before; speak at work; speak at; speaking at; speaking to; speaking;
    reading aloud; read aloud in; read aloud at; perform; performing; performance nerves; performer; my talk;
    my presentation; my speech; my pitch; my toast; my eulogy; viva; defend my thesis; thesis defence; oral exam;
    oral exams; deliver; delivering; confident voice; clear voice; strong voice; steady voice; calm voice;
    voice steady; hold the room; hold a crowd; hold an audience; without notes; without reading my notes;
    without my hands shaking; hands shaking; hands shake; shake; shaking; sweating; sweat; red face; face goes red;
    stop saying um; er; ums and ers; ums and errs; umms
  `,
  weak: `
    public; meeting; meetings; voice; confident; confidence; mouth; speak; nerves; class; camera; words; presentation;
    loud; talk
  `,
  not: `
    christmas present; birthday present; birthday presents; wrap presents; presents; present moment; in the present;
    be present; more present; present with my; present for my; stay present; being present; speak french;
    speak spanish; speak german; speak italian; speak japanese; speak english; speak polish; speak welsh;
    speak mandarin; speak chinese; speak arabic; speak portuguese; speak dutch; speak korean; speak russian;
    speak turkish; speak fluently; speak kindly; speak with my; speak to my; speak the language; a talk with my;
    talk at home; french toast; avocado toast; toast and; toast for breakfast; raise my hand to hit; class of;
    stand up more; stand up paddle; stand up from; sit up; crowdfunding; crowd funding; in front of the tv;
    in front of the mirror; in front of screens; in front of a screen; in front of netflix; in front of the computer;
    in front of the telly; stage of; stages; early stage; next stage; career stage; life stage; stand up comedy;
    demo tape; record a demo; slide; meeting people; meeting new; meet people; public transport; public library;
    in public spaces litter; public toilets; voice lessons sing; singing; voice memo diary; notre dame; pitch perfect;
    pitch a tent; talk therapy; debate club member fee; tongue scraper; tongue twister in; mother tongue;
    sing with my voice; train my voice for singing; cut the spotlight; in meetings on time; speak at home spanish;
    performance review; job performance; performance at work; shake off; protein shake; milk shake; milkshake;
    protein shakes; sweat in the gym; sweat more; sweat it; break a sweat; night sweats; speak at my;
    read aloud to my; handshake; shake habit; delivery; deliveries; speaking english; speaking spanish;
    speaking french; speaking german; speaking italian; speaking japanese; speaking welsh; speaking arabic;
    speaking polish; speaking a; speaking the; speaking dutch; english speaking; spanish speaking;
    without sweating up; hot and sweat; strong voice singing; er doctor; speaking to my; speaking with my;
    speaking kindly; shaking hands parkinson; er nurse
  `,
  foreign: {
    es: `
      hablar en publico; hablar delante; presentaciones; presentacion; discurso*; exponer; miedo escenico; en publico;
      oratoria; expresarme; hablar en reuniones; reuniones; levantar la voz
    `,
    fr: `
      parler en public; prise de parole; prendre la parole; presentation*; discours; trac; en public; eloquence;
      m exprimer; devant les gens; en reunion; a l oral; expose; bafouiller; devant un public
    `,
    de: `
      vor leuten; vor publikum; offentlich sprechen; reden halten; rede halten; vortrag*; prasentation*; prasentier*;
      lampenfieber; vor menschen; im meeting; redner*; zu wort melden; offentlich; rhetorik; vor anderen; rede;
      sprechen vor
    `,
    pt: `
      falar em publico; apresentacoes; apresentacao; discurso*; oratoria; em publico; palestra*; falar nas reunioes;
      em reunioes; me expressar; apresentar; falar na frente; timidez ao falar
    `,
    it: `
      parlare in pubblico; in pubblico; presentazion*; discors*; davanti a; oratoria; riunioni; in riunione;
      esprimermi; palco; discorso; parlare davanti; esporre
    `,
    nl: `
      spreken in het openbaar; presenter*; presentatie*; presentaties; toespraak; speech; voor publiek;
      voor een groep; in vergaderingen; plankenkoorts; voor de groep; in het openbaar; spreekangst; vergadering
    `,
    pl: `
      wystapien*; przemawia*; publiczn*; prezentac*; przemow*; mowic publicznie; wystepow*; trem*; przed ludzmi;
      na spotkaniach; zabierac glos; zabrac glos; na scenie
    `,
    sv: `
      tala infor; prata infor; hålla tal; halla tal; presentation*; presentera; infor folk; infor publik; talangst;
      tal; halla foredrag; foredrag; offentligt; pa moten; ta ordet; inför
    `,
    tr: `
      topluluk onunde; topluluk önünde; toplum onunde; sunum*; konusma yap*; konuşma yap*; sahne*; hitabet;
      toplantida; toplantilarda; insanlarin onunde; diksiyon; kalabalik onunde; soz almak
    `,
    hi: `
      bhashan; presentation; logon ke saamne; logo ke samne; sabke saamne; sabke samne; manch; stage pe;
      public speaking; meeting mein bolna; bolne ka dar; saamne bolna; भाषण; प्रेजेंटेशन; मंच; सबके सामने;
      लोगों के सामने; के सामने बोल; बोलने का डर; स्टेज
    `,
    ja: `
      人前; スピーチ; プレゼン; 発表; 会議で発言; 発言; あがり症; 演説; 話し方; 講演; 緊張せずに話
    `,
    zh: `
      演讲; 公开演讲; 当众; 发言; 演示; 口才; 演講; 上台; 汇报; 怯场; 在众人面前; 公众; 讲话; 开会说话
    `,
    ar: `
      أمام الناس; التحدث أمام; الخطابة; إلقاء; العرض التقديمي; عروض; خطاب; الجمهور; أمام الجمهور; العروض; التحدث في;
      الاجتماعات; كلمة أمام; المسرح; خطبة
    `,
    ru: `
      публичн*; выступа*; выступлен*; презентац*; на публике; речь; сцен*; перед людьми; перед аудитори*;
      на совещани*; оратор*; доклад*; выступить; тост
    `,
    ko: `
      발표; 연설; 사람들 앞; 프레젠테이션; 스피치; 무대; 앞에서 말; 회의에서
    `,
  },
};
