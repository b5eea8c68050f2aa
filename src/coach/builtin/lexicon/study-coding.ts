import type { DomainWords } from './domain-words.ts';

export const studyCodingWords: DomainWords = {
  strong: `
    studying; studies; study more; study for; study better; study every; study habits; exams; finals; midterm;
    midterms; a levels; a level; gcse; gcses; revise; revising; revision timetable; quiz; test on; pass my test;
    pass the test; pass my driving; driving theory; driving test; driving licence; driving license; pass maths; maths;
    mathematics; statistics; algebra; calculus; physics; chemistry; biology; law school; med school; medical school;
    nursing school; nursing degree; uni; university; masters; master s degree; bachelor; night school; evening class;
    evening classes; back to school; go back to school; go back to college; open university; distance learning;
    correspondence course; homeworks; assignments; assignment; coursework; essays on time; lectures; lecture notes;
    pass my; graduate; graduation; diploma; certificate; cisco; aws; cpa; accounting exam; bar exam; mcat; gmat; gre;
    scholarship; flashcards; learn programming; learn python; program in; programmer; write code; writing code; coder;
    code every; learn code; leetcode; github; html; css; react; web developer; build a website; build an app;
    make an app; build apps; app developer; make a game; game developer; machine learning; data analysis;
    data analyst; data scientist; excel; spreadsheets; spreadsheet; learn sql; algorithms; algorithm;
    computer science; hackathon; arduino; raspberry pi; teach myself; self taught; tutorial; tutorials; udemy;
    coursera; khan academy; mooc; online courses; online class; finish the course; finish my degree; degree done;
    stop cramming; cramming; cram; all nighter before; good marks; better marks; good grades; better grades; grade;
    top of the class; valedictorian; school work; schoolwork; learn about; history of art; learn history; curriculum;
    syllabus; retake; resit; citizenship test; life in the uk; memorise; memorize; brain for exams; keep learning;
    anatomy; kanban course; a student; mature student; in rust; learn rust; sail through my exams; unity;
    my first game; first game; game in; make my first app; first app; my first program; learn unity; godot; app;
    my app; an app; make apps; wordpress; cybersecurity; devops; cloud; linux; ai; artificial intelligence; chatgpt;
    prompt; robotics; electronics; engineering; engineer exam; get a b; get an a; get a grade; grade a; a grade;
    grade b; straight a; straight as; class rank; essays; essay; homework; term paper; lecture; seminar; semester;
    classes; lessons; education; educate myself; qualification; qualifications; qualify as; certified; certificates;
    licence; license; course; courses; course i paid; finish a course; theory; economics; geography; history;
    psychology; philosophy; latin exam; science; sciences; geometry; fractions; times tables; my brain sharp;
    exam nerves; test nerves; mock exams; mocks; past papers; pass rate; credits; admission; entrance exam
  `,
  weak: `
    subject; notes; science; history; memory; skills; teacher; professor; campus; software; laptop; computer;
    semester; term; marks; website; lesson; classes; programme; program; learning; code; brain; teach
  `,
  not: `
    study in my house; tidy my study; a study of; bathroom scales; degree of; by degrees; driving me mad;
    driving my kids; drive to; back to school run; school fees; pay off my student loan; student loan; student loans;
    student debt; school nights; school night; school play; school gates; kids school; my kids homework;
    homework with my; help my kids with homework; help my son with; help my daughter with; learn to cook;
    learn guitar; learn piano; learn the guitar; learn the piano; learn to play; learn to paint; learn to draw;
    learn to sing; learn to meditate; learn to relax; learn to say no; learn to swim; learn to run; learn to dance;
    learn to knit; learn to sew; learn to save; learn to budget; learn to let go; learn to juggle; learn magic;
    learn magic tricks; learn the drums; learn bass; learn to speak; learn to love; learn to forgive;
    learn to breathe; learn to be; learn to make; learn chess; learn polish; course of antibiotics; golf;
    obstacle course; antenatal; first class; in a class; spin class; yoga class; dance class; gym class;
    fitness class; rust on; rusty; sat at; sat all day; sat on; stress test; crash course in love; pregnancy test;
    patience test; test my blood; blood sugar test; excel at; excel in; react less; react; notes to my;
    computer games; term deposit; memory lane; dog training; uniform; learning spanish; learning french;
    learning german; learning english; learning piano; learning guitar; learning japanese; learning italian;
    learning a language; learning to love; learning to be; code red; secret code; bar code; tv programme;
    programme of the evening; learn the language; learned from; never learned; program my vcr; in code;
    study the koran; gre at; history of my family; family history; app addiction; delete app; delete apps;
    delete the app; dating app; dating apps; apps off; food app; delivery app; delivery apps; app store; app limits;
    app limit; meditation app; banking app; bank app; golf course; of course; main course; antenatal classes;
    spin classes; yoga classes; dance classes; fitness classes; gym classes; exercise classes; swim lessons;
    swimming lessons; guitar lessons; piano lessons; singing lessons; music lessons; driving lessons nerves;
    language classes; spanish classes; spanish lessons; english lessons; french lessons; english classes;
    german classes; lesson learned; money lessons; cooking classes; art classes; pottery classes; painting classes;
    science fiction; credit; too many credit; cloud nine; head in the clouds; browser history; medical history;
    chat gpt less; drawing classes; sewing classes; sewing lessons; singing classes; music theory; salsa classes;
    music history; on the app
  `,
  foreign: {
    es: `
      estudi*; examen*; universidad; programar; programacion; codigo; aprobar; carrera universitaria; asignatura*;
      matematicas; oposicion*; tareas de clase; curso; titulo; mis notas; selectividad; carnet de conducir; notas;
      deberes; python
    `,
    fr: `
      etud*; examen*; reviser; revisions; universite; programmer; programmation; coder; diplome; bac; maths;
      mathematiques; permis de conduire; concours; mes notes; mes cours; partiels; devoirs; formation; licence;
      le code; master; cours en ligne; python
    `,
    de: `
      studier*; studium; lernen fur; prufung*; klausur*; programmier*; abitur; abi; uni; mathe*; coden; fuhrerschein;
      hausaufgaben; bessere noten; noten; weiterbildung; fernstudium; ausbildung; python; vorlesung*; fur die schule;
      examen
    `,
    pt: `
      estud*; prova; provas; exame*; vestibular; enem; programar; programacao; codigo; faculdade; universidade;
      concurso; matematica; curso; carteira de motorista; formar; tarefa de casa; notas; codar; python; diploma
    `,
    it: `
      studi*; esam*; universita; programmare; programmazione; codice; laurea*; matematica; patente; compiti; corso;
      concorso; diploma; maturita; ripassare; voti; python; coding
    `,
    nl: `
      studer*; studie*; examen*; tentamen*; programmeren; coderen; universiteit; diploma; wiskunde; rijbewijs;
      huiswerk; cursus; opleiding; hogeschool; leren coderen; leren programmeren; cijfers; toets*; theorie*; python;
      leren voor
    `,
    pl: `
      uczyc sie do; ucze sie; uczyc; nauka; nauki; studi*; studiow*; studiuj*; egzamin*; matur*; programow*; kodow*;
      matematyk*; prawo jazdy; kurs; kursy; sesj*; kolokwi*; zdac; lekcj*; oceny; python*; dyplom*
    `,
    sv: `
      studer*; plugg*; tenta*; tentor; prov; examen; programmer*; koda; universitet*; hogskol*; matte; matematik;
      korkort; laxor; kurs; utbildning; betyg; plugga; python; hogskoleprovet
    `,
    tr: `
      ders*; sinav*; sınav*; universite*; programlama*; kodlama*; yazilim*; yazılım*; matematik*; ehliyet*; odev*;
      ödev*; kurs*; mezun*; kod yaz*; python; diploma; okul*; kpss; yks; derslerime
    `,
    hi: `
      padhai; padhaai; pariksha; exam; programming; coding; ganit; degree; college ki; syllabus; upsc; jee; neet;
      sarkari naukri ki taiyari; board exam; coding seekh; coding sikh; पढ़ाई; परीक्षा; प्रोग्रामिंग; कोडिंग; गणित;
      एग्जाम; यूपीएससी; डिग्री; कॉलेज; इम्तिहान
    `,
    ja: `
      勉強; 試験; プログラミング; 資格; 大学; 受験; 宿題; 数学; コード; 学習; 免許; 合格
    `,
    zh: `
      学习; 考试; 编程; 考研; 大学; 数学; 作业; 复习; 代码; 學習; 考試; 学编程; 高考; 考证; 课程; 程式; 驾照; 写代码
    `,
    ar: `
      الدراسة; أدرس; الامتحان; امتحان; امتحانات; البرمجة; برمجة; الجامعة; المذاكرة; أذاكر; الرياضيات; شهادة; دورة;
      دروس; واجبات; رخصة القيادة
    `,
    ru: `
      учиться; учеб*; экзамен*; программир*; университет*; егэ; математик*; диплом получить; курс*; сесси*; домашк*;
      кодить; вуз*; права на машину; зачет*; python; институт*; учёб*; код
    `,
    ko: `
      공부; 시험; 프로그래밍; 코딩; 대학; 수학; 자격증; 숙제; 학점; 면허
    `,
  },
};
