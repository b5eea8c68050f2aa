import type { DomainWords } from './domain-words.ts';

export const chronicHealthWords: DomainWords = {
  strong: `
    chronic; illness; disease; condition better; arthritus; rheumatism; gout; migraines; headache; headaches;
    cluster headache; back ache; backache; bad back; sore back; back hurts; lower back; neck pain; knee pain;
    hip pain; shoulder pain; pain; pains; painful; aches; aching; ache less; achy; my joints; joints; stiff joints;
    stiff; stiffness; stiff hands; hands hurt; mobility with; inflammation; inflammatory; ankylosing; spondylitis;
    scoliosis; ehlers danlos; hypermobile; hypermobility; pots; dysautonomia; mcas; cfs; long haul; post covid;
    covid fatigue; fibro; spoons; spoonie; energy envelope; pace myself; flare; flares; flareups; flare ups;
    sugar levels; blood glucose; glucose; type 2; type 1; type two; type one; diabetis; prediabetes; prediabetic;
    insulin; hba1c; hypertension; bp; blood pressure down; high blood; cholesterol; high cholesterol; heart attack;
    heart disease; heart rehab; cardiac; cardiac rehab; stroke; after my stroke; after a stroke; atrial; angina;
    kidney; kidneys; dialysis; liver; hepatitis; crohn; ulcerative; ibd; coeliac; celiac; reflux; heartburn; gerd;
    stoma; lungs copd; emphysema; inhaler; inhalers; bronchitis; asthmatic; cancer; chemo; remission; radiotherapy;
    immune; hiv; anaemia; anemia; iron levels; eczema; vitiligo; lymphoedema; parkinsons; ms; multiple sclerosis;
    epileptic; seizure; seizures; neuropathy; endo; menopause; perimenopause; hot flushes; hot flashes; pmdd; hormone;
    hormones; hashimoto; thyroiditis; medication; medications; medicine; medicines; meds; tablets; pills; my pills;
    pill box; pillbox; pill organiser; on time meds; prescription; prescriptions; take my blood; monitor my;
    test strips; physio; physical therapy; rehab; rehab exercises; rehabilitation; exercises from the physio;
    exercises my physio; exercises the physio; doctor s orders; my doctor said; checkups; check ups; my symptoms;
    symptom diary; symptoms; track my symptoms; live with; living with; manage my; cope with my condition; disability;
    disabled; wheelchair; hearing loss; vertigo; incontinence; pelvic floor; prosthesis; prosthetic; amputation;
    transplant; recover from surgery; after surgery; surgery; recovery after; recovery from; knee replacement;
    hip replacement; slipped disc; herniated; frozen shoulder; carpal tunnel; tendonitis; tendinitis;
    plantar fasciitis; rsi; whiplash; concussion; chronically; fatigued; exhaustion illness; bad knees; bad knee;
    bad hip; rheumatic
  `,
  weak: `
    doctor; hospital; knees; knee; hip; joint; diagnosis; diagnosed; treatment; clinic; sick; body; hands; shoulder;
    neck; health; fragile; gentle; move gentle
  `,
  not: `
    ms word; ms excel; ms teams; painful past; painstaking; pain in the; through the pain; sick of; sick and tired;
    home sick; homesick; dish condition; conditioner; air conditioning; mint condition; condition my hair;
    flare jeans; flared; pots and pans; plant pots; flower pots; flowerpot; pills in; drug store; doctor who;
    doctorate; doctor told it is good; doctor of; live with less; living with less; living with my; living with a;
    live with my; live with intention; live with purpose; live with joy; live with fewer; live with roommates;
    live with no; living with purpose; living with intention; living with intent; manage my time; manage my money;
    manage my finances; manage my stress; manage my anger; manage my team; manage my day; manage my email;
    manage my temper; manage my inbox; manage my budget; manage my weight; manage my emotions; monitor my spending;
    monitor my screen; monitor my phone; joint account; joint venture; hip hop; hippie; back to; endorsements;
    heart of; heartfelt; stroke a cat; strokes; swimming stroke; front crawl stroke; brush strokes; stroke of luck;
    stroke my; spoons of sugar; teaspoons; surgery of; recovery day; immune to; cancer research; run for cancer;
    cancer charity; my sister through her chemo; her chemo; tablets and phones; tablet; cornea; bp oil; type 2 fun;
    type faster; rehab my garden; stiff upper lip; stiff drink; iron my; working condition; kidney beans;
    liver and onions; sugar level; hormone free; patient; dog medicine; medicine ball; medicine degree;
    study medicine; laughter is the best medicine; growing pains; pain of; pain au; painting; drinks pills; cloud;
    a stomach ache
  `,
  foreign: {
    es: `
      dolor; dolores; cronic*; diabetes; artritis; artrosis; migran*; presion arterial; tension arterial; medicacion;
      medicina*; pastillas; fibromialgia; enfermedad*; hipertension; colesterol; asma; azucar en sangre; tiroides;
      rehabilitacion; lumbar; espalda; tomar mis
    `,
    fr: `
      douleur*; mal de dos; mal au dos; diabete*; arthrite; arthrose; migraine*; tension arterielle; hypertension;
      medicament*; maladie*; fibromyalgie; asthme; cholesterol; chronique*; traitement; endometriose; comprimes;
      thyroide; reeducation; kine; lombaire; polyarthrite
    `,
    de: `
      schmerz*; ruckenschmerz*; rucken*; diabetes; arthritis; arthrose; rheuma*; migrane; blutdruck*; medikament*;
      tabletten; krank*; chronisch*; fibromyalgie; asthma; cholesterin; blutzucker; endometriose; gelenk*;
      schilddruse; reha; physio*; rheumatisch; zuckerkrank; kopfschmerz*
    `,
    pt: `
      dor; dores; cronic*; diabetes; artrite; artrose; enxaqueca*; pressao alta; pressao arterial; remedio*;
      medicamento*; comprimidos; doenca*; fibromialgia; asma; colesterol; tireoide; hipertensao; coluna; fisioterapia;
      glicemia
    `,
    it: `
      dolore; dolori; cronic*; diabete; artrite; artrosi; emicrani*; pressione alta; pressione; medicin*; farmac*;
      pastigli*; malatti*; fibromialgia; asma; mal di schiena; mal di testa; colesterolo; tiroide; ipertensione;
      fisioterapia; glicemia; schiena; compresse
    `,
    nl: `
      pijn; rugpijn; chronisch*; diabetes; artritis; artrose; reuma*; migraine*; bloeddruk; medicijn*; pillen; ziekte;
      fibromyalgie; astma; cholesterol; bloedsuiker; gewrichten; hoofdpijn; schildklier; fysio*; suikerziekte;
      endometriose; rug; copd
    `,
    pl: `
      bol; bole; bolu; bolem; przewlekl*; cukrzyc*; artretyz*; zapalenie stawow; stawy; stawow; migren*; cisnieni*;
      leki; lekow; lekarstw*; tabletk*; chorob*; fibromialgi*; astm*; cholesterol*; kregoslup*; tarczyc*;
      rehabilitac*; reumatyz*; plec*; nadcisnien*; hashimoto; insulinoopor*; rzs
    `,
    sv: `
      vark; värk; smarta; smärta; ont i ryggen; kronisk*; diabetes; artrit; artros; reumatis*; migran*; blodtryck*;
      medicin*; tabletter; sjukdom*; fibromyalgi; astma; kolesterol; blodsocker; ryggont; leder; ryggen; skoldkortel;
      rehab; huvudvark; utmattning
    `,
    tr: `
      agri*; ağrı*; kronik; diyabet*; seker hastalig*; şeker hastalığ*; romatizma*; eklem*; migren*; tansiyon*; ilac*;
      ilaç*; hap*; hastalik*; hastalığ*; fibromiyalji*; astim*; astım*; kolesterol*; bel ag*; tiroid*; fizik tedavi;
      sirt ag*; bas ag*; artrit*; kan sekeri
    `,
    hi: `
      dard; madhumeh; sugar ki bimari; diabetes; sugar control; gathiya; jodo; jodon; bp; blood pressure; dawa; dawai;
      davai; goli; bimari; beemari; thyroid; migraine; sir dard; kamar dard; kamar; ghutna; ghutno; dama; asthma;
      sugar level; दर्द; मधुमेह; डायबिटीज; शुगर; गठिया; जोड़ों; बीपी; ब्लड प्रेशर; रक्तचाप; दवा; दवाई; बीमारी;
      थायराइड; माइग्रेन; कमर; घुटन; अस्थमा
    `,
    ja: `
      痛み; 腰痛; 糖尿病; 関節; リウマチ; 片頭痛; 偏頭痛; 頭痛; 高血圧; 血圧; 薬を; 病気; 喘息; 血糖; 肩こり; 持病; 慢性; リハビリ; 膝; コレステロール
    `,
    zh: `
      疼; 疼痛; 糖尿病; 关节炎; 关节; 偏头痛; 高血压; 血压; 吃药; 药; 慢性; 哮喘; 血糖; 腰痛; 腰疼; 背痛; 风湿; 病; 甲状腺; 胆固醇; 康复; 頭痛; 高血壓; 颈椎
    `,
    ar: `
      الألم; ألم; آلام; مزمن; السكري; سكري; التهاب المفاصل; المفاصل; الصداع; صداع; ضغط الدم; الضغط المرتفع; الدواء;
      دوائي; أدوية; أدويتي; مرض; الربو; الشقيقة; ظهري; الظهر; الكوليسترول; الغدة; مرضي; العلاج الطبيعي
    `,
    ru: `
      боль; боли; болью; болит; хроническ*; диабет*; артрит*; артроз*; мигрен*; давлени*; лекарств*; таблетк*;
      болезн*; астм*; холестерин*; спина; спине; сустав*; щитовидк*; реабилитац*; гипертони*; сахар в крови;
      головн* бол*; ревмат*; поясниц*
    `,
    ko: `
      통증; 당뇨; 관절염; 관절; 편두통; 두통; 고혈압; 혈압; 약을; 만성; 허리; 천식; 혈당; 질병; 무릎; 갑상선; 재활
    `,
  },
};
