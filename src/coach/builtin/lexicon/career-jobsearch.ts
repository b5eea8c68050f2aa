import type { DomainWords } from './domain-words.ts';

export const careerJobsearchWords: DomainWords = {
  strong: `
    job; jobs; find work; new work; find employment; employment; day work; get work; looking for work; job hunting;
    jobhunt; interviews; interviewing; job interviews; resume; update my cv; my c v; curriculum vitae; portfolio;
    linked in; recruiters; headhunter; applications; apply for; applying; apply to; hired; promoted;
    salary negotiation; negotiate; negotiate my salary; earn a promotion; change career; career change;
    switch careers; careers; change of career; new career; career path; career switch; start a business;
    start my own business; my own business; own business; my business; run a business; running a business;
    small business; build a business; start up; startup; entrepreneur; self employed; freelance; freelancer;
    freelancing; clients; new clients; find clients; first client; customers; etsy shop; side business; launch my;
    leadership; become a manager; manager; management skills; team lead; team leader; lead my team; better boss;
    better manager; good manager; work performance; colleague; mentor; networking events; professional;
    professionally; profession; vocation; the right job; work i love; job i love; job i hate; hate my job;
    leave this job; escape my job; escape the office; get out of retail; get out of hospitality; out of work; jobless;
    jobseeker; job seeker; job centre; unemployment; graduate job; first job; placement; work abroad; visa job;
    retrain; retraining; become a nurse; become a teacher; re enter the workforce; workforce; back to work;
    back into work; maternity leave; parental leave; after redundancy; sell myself; elevator pitch; notice period;
    hand in my notice; quit my job; new role; next role; engineer position; cv; resumé; ace an interview;
    ace my interview; reference letters; coverletter; apprentice; teacher training; employed; nine to five; 9 to 5;
    corporate ladder; corporate; contract work; gigs work; promotion; wages raise; my boss for; open my own;
    open a bakery; open a shop; open a cafe; open my; work for myself; be my own boss; own boss; better paid;
    earn more; paid more; get paid more; learn a trade; job interview practice; salary talk; call centre job;
    freelance income; land a role; new position; get a raise; my calling in life; a career; the workplace;
    performance review; year end review; skill up; job market; work visa; hired as; employer; dead end job;
    better pay; work from anywhere; consultancy; contractor; quit this job; leave my boss; boss; retail job; wages
  `,
  weak: `
    company; industry; office; hire; work; working; workplace; business; team; manager; offer; experience; promoted;
    contacts; sell; shop; customer; degree; qualify; become a; boss; skills; raise; calling; role; position; gig;
    agency; startup; training
  `,
  not: `
    become a runner; become a morning; become a reader; become a better; become a non; become a good; become a calmer;
    become a patient; become a more; become a person; become a writer; become a vegetarian; become a calm;
    become a early; become a minimalist; become a swimmer; become a mum; become a mother; become a father;
    become a dad; become a parent; become a confident; become a programmer; become a fluent; become a stronger;
    become a healthier; become a happy; become a zombie; become a burden; role model; role models; role play;
    leave work; work out; work on my; works of art; work life balance; work stress; switch off from work;
    drink after work; after work; at work; position of my head; sleeping position; yoga position; raise my heart;
    raise money; raise kids; raise my kids; raise my children; raise awareness; raise my voice; fundraise; calling my;
    calling home; professional help; professional athlete; apply sunscreen; apply sun cream; apply moisturiser;
    apply cream; apply makeup; clean my office; office chair; bosses around; my business to; mind my own business;
    monkey business; business class; tv jobs; household jobs; jobs around the house; odd jobs; small jobs around;
    gig tickets; musical gig; play a gig; first gig; resume running; resume exercise; to resume; shop for;
    negotiate bedtime; manager at work shouting; stress at my job; job stress; stress of my job; nut job; job of;
    talk at work; thesis
  `,
  foreign: {
    es: `
      trabajo; empleo; buscar empleo; entrevista*; curriculum; ascenso; carrera profesional; mi negocio; emprender;
      cambiar de trabajo; jefe; profesion*; mi propio negocio; negocio
    `,
    fr: `
      travail; emploi; entretien; cv; promotion; carriere; reconversion; mon entreprise; embauche; chomage; poste;
      candidat*; metier; lettre de motivation; entreprise; patron; boulot; augmentation
    `,
    de: `
      job; stelle; neue stelle; bewerb*; vorstellungsgesprach*; lebenslauf; karriere; beforder*; beruf*; arbeitslos*;
      selbststandig*; geschaft; gehalt*; arbeitsstelle; arbeit finden; neue arbeit; unternehmen; grunden; firma;
      jobwechsel; quereinstieg
    `,
    pt: `
      emprego; trabalho; entrevista*; curriculo; promocao; carreira; negocio; empreend*; desempreg*; vaga; chefe;
      mudar de emprego; estagio; meu proprio negocio; empresa; aumento; profiss*
    `,
    it: `
      lavoro; impiego; colloqui*; curriculum; promozione; carriera; attivita in proprio; disoccup*; posto di lavoro;
      mestiere; azienda; aumento; cv; tirocinio; impresa; mettermi in proprio; professione
    `,
    nl: `
      baan; werk vinden; nieuw werk; solliciter*; sollicitatie*; cv; carriere; promotie; ondernemer*; eigen bedrijf;
      werkloos; loopbaan; vacature*; nieuwe baan; loonsverhoging; beroep; bedrijf; opslag
    `,
    pl: `
      prace; pracy; rozmow* kwalifikac*; rozmowe o prace; cv; awans*; karier*; wlasna firma; firme; firma; bezrobot*;
      podwyzk*; zawod*; rekrutac*; zatrudni*; biznes; nowa praca; zmienic prace
    `,
    sv: `
      jobb; nytt jobb; jobbet; anstallning; intervju*; cv; karriar; befordr*; arbetslos*; eget foretag; foretag;
      starta eget; lonelyft; lon; yrke; soka jobb; arbete
    `,
    tr: `
      is bul*; iş bul*; yeni bir is; yeni is; ise gir*; mulakat*; mülakat*; cv; ozgecmis*; özgeçmiş*; terfi*;
      kariyer*; kendi isim*; kendi işim*; issiz*; işsiz*; zam*; meslek*; girisim*; is gorusme*; is degis*; isimi kur*
    `,
    hi: `
      naukri; job; interview; resume; cv; promotion; career; kaam dhundh; naya kaam; apna business; business; vyapaar;
      berozgar; tarakki; apna dhandha; नौकरी; इंटरव्यू; रिज्यूमे; प्रमोशन; करियर; कारोबार; बिजनेस; बिज़नेस; व्यापार;
      रोजगार; साक्षात्कार; काम ढूंढ
    `,
    ja: `
      仕事を見つけ; 転職; 就職; 面接; 履歴書; 昇進; 起業; キャリア; 就活; 独立; 仕事を探; 新しい仕事; 副業; フリーランス; 昇給; 正社員; 職
    `,
    zh: `
      找工作; 换工作; 面试; 简历; 升职; 创业; 职业; 求职; 新工作; 加薪; 工作机会; 跳槽; 履歷; 面試; 副业; 事业; 職
    `,
    ar: `
      وظيفة; عمل جديد; مقابلة; مقابلات; السيرة الذاتية; سيرتي; ترقية; مشروعي; مشروع; العمل الحر; مهنة; البحث عن عمل;
      وظيفتي; شركتي; التوظيف; عمل; مهنتي; راتبي
    `,
    ru: `
      работу; работа; найти работу; собеседован*; резюме; повышени*; карьер*; бизнес*; безработ*; професси*;
      свое дело; фриланс*; устроиться; ваканс*; должност*; стажировк*; уволит*
    `,
    ko: `
      취업; 이직; 면접; 이력서; 승진; 창업; 직장; 커리어; 구직; 일자리; 사업; 연봉
    `,
  },
};
