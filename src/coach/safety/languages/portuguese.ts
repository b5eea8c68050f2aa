import type { LanguageRules } from './language-rules.ts';

const WISH =
  'quero|qro|queria|qria|quis|gostaria|gostava|desejo|desejava|prefiro|preferia|preferiria|vontade|penso|pensando|pensei|pensar|pensado|pensava|pensamentos|pensamento|decidi|oxala|tomara|ideia|planejo|planejando|tentei|tentar|mereco|devia|deveria|apetece|vou|preciso|espero|rezo';
const NOT = 'nao|n|nunca|jamais|nem|num';
const GONE = 'existisse|existir|existo|existisse|estivesse|estou|tivesse|nascesse|houvesse|fosse|existia';
const DEAD = 'morrer|morresse|morro|matar|matasse|sumir|sumisse|desaparecer|desaparecesse|desapareco|sumo|fosse|for';
const FAMILY =
  'marido|esposo|namorado|companheiro|parceiro|pai|mae|padrasto|madrasta|irmao|tio|avo|ex|sogro|sogra|mulher|esposa|namorada|filho|pais|cunhado|primo|homem|velho|noivo';
const HITS =
  'bate|bateu|batia|batem|batendo|bater|espanca|espancou|agride|agrediu|agredia|empurra|empurrou|ameaca|ameacou|ameacando|chuta|chutou|soca|socou|estapeia|estrangulou|enforca|enforcou|violentou|abusa|abusou|tranca|trancou|persegue|xinga|humilha|obriga|obrigou|maltrata|esmurra|esmurrou|estupra|estuprou|tareia|pontape|viola|violou';
const STOP =
  'parar|paro|parei|parando|largar|largo|larguei|largando|deixar|deixo|deixei|deixando|cortar|corto|cortei|suspender|suspendi|tirar|tirei|abandonar|interromper|pare|largava';
const ALCOHOL =
  'alcool|bebida|beber|cachaca|pinga|cerveja|cervejas|vinho|vodka|whisky|uisque|gin|rum|conhaque|aguardente|breja|brejas|corote|bagaco|copos|destilado|bebidas|bebedeira|alcol';
const SIGNS =
  'tremer|tremo|tremendo|tremem|tremores|tremor|treme|tremedeira|tremidas|suar|suo|suando|suor|suores|convulsao|convulsoes|alucino|alucinacoes|alucinando|delirium|tremulas|suadeira';
const AT_ONCE =
  'vez|hoje|amanha|segunda|repente|agora|ja|completamente|seco|raca|sozinho|sozinha|conta|dia|golpe|ontem|anteontem';
const MEDICINE =
  'remedio|remedios|medicamento|medicamentos|medicacao|comprimido|comprimidos|antidepressivo|antidepressivos|ansiolitico|ansioliticos|insulina|insulin|litio|bombinha|inalador|gotas|dose|pilula|pilulas|tratamento|sertralina|fluoxetina|escitalopram|metformina|levotiroxina|losartana|puran|quetiapina|anticonvulsivo|estatina|anticoagulante|venvanse|ritalina|medicina';
const TRAIN =
  'treino|treinar|treinando|corro|correr|correndo|academia|ginasio|musculacao|crossfit|exercicio|corrida|maratona|nadar|bike|pedalar|malho|malhar|malhando';
const HURT =
  'lesao|lesionado|lesionada|fratura|fraturado|fraturada|entorse|tendinite|febre|dor|doi|doendo|dores|quebrado|quebrada|inchado|inchada|gripe|rompido|machucado|machucada|magoado|aleijado|partido';
const GAMBLE =
  'aposta|apostas|apostar|aposto|apostando|apostei|cassino|casino|bet|bets|tigrinho|roleta|bingo|poker|cacaniquel|raspadinha|raspadinhas|ludopata|jogatina|blaze|aviator|slots|betano|placard';
const LOSS =
  'devo|divida|dividas|perdi|perdendo|perdido|perco|gastei|gasto|torrei|salario|ordenado|poupanca|emprestimo|emprestimos|agiota|recuperar|parar|controlar|viciado|viciada|vicio|escondido|mentindo|minto|aluguel|renda|vendi|largar|endividado|endividada';
const DRUG =
  'coca|cocaina|cocaine|po|maconha|erva|baseado|baseados|crack|heroina|heroin|ketamina|bala|md|mdma|ecstasy|cristal|pedra|droga|drogas|lanca|haxixe|charro|charros|ganza|k9|cheirar|drogar';
const SELF_TIME =
  'novo|voltei|proposito|quando|sempre|ontem|querer|escondido|escondida|sentir|aliviar|toda|sozinha|sozinho|vez|castigar|essa|semana';

/** Portuguese of Brazil and Portugal, also as typed in a hurry. */
export const PORTUGUESE: LanguageRules = {
  lookAlikes: [
    'morrer|morrendo|morro|morri|morto|morta|mortos|mortas|matando|mata|matar|matou de|do|da rir|fome|sono|sede|calor|frio|tedio|vergonha|medo|vontade|pena|inveja|curiosidade|cansaco|amor|fofura|saudade|saudades|susto|raiva|riso|nervoso|preguica|orgulho',
    'morro|morrer|morrendo por um|uma|chocolate|doce|pizza|ele|ela',
    'nao ~1 quero|queria|quer morrer ~1 jovem|cedo|agora|ainda|antes|sem|gordo|solteiro|sozinho|de',
    'sem|evitar|evito|evitando|nunca ~3 me|de machucar|lesionar|magoar|cortar|aleijar',
    'me cortar|corto|cortei|cortar ~1 o|as|uma cabelo|unhas|franja|barba|pontas',
    'me matar|mato|matando|mata|matou de|no|na|num|estudando|trabalhando|treinando|em ~1 treino|academia|trabalho|trabalhar|estudar|perna|aula|malhar|$',
    'matar o|a|um|uns tempo|fome|saudade|saudades|aula|mosquito|mosquitos|barata|bacterias|vontade|sede',
    'sumir|desaparecer do|das|da redes|instagram|internet|facebook|tiktok|whatsapp|mapa|balada|tela',
    'personagem|protagonista|assassino ~6 morrer|morre|matar|mata|se|suicida',
    'filme|serie|novela|livro|musica|documentario|podcast|jogo|capitulo|romance ~1 sobre|de|do|que|onde|em|com ~8 suicidio|suicide|drogas|traficante|traficantes|cocaina|apostas|cassino|assassino|matar|morte|violencia',
    'viciado|viciada|vicio em|no|na|com ~2 cafe|chocolate|celular|telemovel|serie|series|tiktok|instagram|doce|acucar|redes|trabalho|jogo|academia|coca|podcast|novela|leitura',
    'coca cola|zero',
    'bate|bateu|batendo um|uma|a|o|forte|aquela vontade|saudade|sono|fome|preguica|sol|vento|papo|ponto|medo|desespero|meta|recorde',
    'parei|larguei|deixei ~6 ha|faz #1..60 anos|meses',
  ],
  crisis: [
    'faz|importa|igual|importo|importava se ~3 morrer|morresse|acordar|acordasse|morro|acordo|viver &! tarde|cedo',
    `melhor|alivio|facil|diferenca|bom|felizes ~6 se ~1 eu ~1 me? ~1 ${DEAD} !gordura`,
    'sonho|sonhando|imagino|fantasio|prefiro|preferia|penso|pensando|vontade ~2 nao|n|deixar ~1 existir|viver|acordar|estar ~1 $|mais|aqui|viva|vivo|e !cedo !tarde',
    'comprei|arranjei|tenho|preparei|separei ~2 corda|arma|veneno|pistola ~6 onde|pronta|pronto|viga|pescoco|fazer|arvore|acabar &! pular|varal|violao|escalada',
    'me? ~1 fechar ~2 olhos ~3 nao|nunca|para|pra ~2 abrir|acordar|sempre',
    'partir|ir ~1 embora?  para|pra sempre|deste &! cidade|pais|emprego|trabalho',
    `${WISH} ~4 morrer|suicidar|enforcar !de !da`,
    `${WISH} ~3 em|me|de ~1 me? ~1 matar|morrer|suicidar|enforcar !de !no !na !o !a !um &! tempo`,
    `${WISH} ~2 sumir|desaparecer $|de|do|desse|deste|desta|para|pra|e|dessa|daqui !redes &! redes|instagram|barriga|gordura|espinhas`,
    `eu me mato|matava|suicido|enforco $|hoje|amanha|e|logo|se`,
    `me matar $|hoje|e|mas|por|porque|todo &! vai|vao|ia|quer|disse|ameaca|ameacou|rir|treino|academia`,
    'matar|mato|suicidar|enforcar|magoar|cortar|ferir me &! treino|rir|cabelo',
    'mato|magoo|corto|firo|odeio me $|outra|de|e|por|quando|sempre &! cabelo',
    `${NOT} ~1 quero|qro|queria|aguento|consigo|suporto|mereco|desejo|sei|presto|posso ~2 viver|vivendo|existir|existindo|viva|vivo !com !em !na !no !aqui !perto !sozinha !sozinho !de !sem !do !da !endividado !como !junto !ao !a`,
    `${NOT} ~1 quero|qro|queria|devia|deveria|aguento ~1 mais? estar|ta|ficar|tar|acordar|existir ~1 aqui|viva|vivo|mais|nesse|neste|nunca|amanha|$|ca !cansado !cedo &! escritorio|trabalho|escola|cidade|tarde|sono|despertador|atrasado|alarme`,
    `${NOT} ~1 tenho|ha|vejo|sinto|encontro|acho|quero|resta|sobrou ~4 viver|vivendo|existir !com !em !na !no !aqui !sozinha !sozinho !de !sem !junto`,
    `${NOT} ~1 tenho|ha|vejo|encontro|acho ~2 motivo|motivos|razao|razoes|forcas|forca ~2 para|pra|de ~1 continuar|seguir|levantar|acordar|viver|estar|aqui $|viva|vivo|aqui|mais|lutando|assim`,
    `${NOT} ~1 vejo|ha|tem|faz|encontro|acho ~1 sentido ~1 em|na|nada|viver|vida|mais|$ ~1 &! frase|texto|aula`,
    'sem|perdi|zero|pouca|falta|perdendo ~2 vontade|razao|forca|forcas|alegria ~1 de|pra|para ~1 viver|existir',
    'cansado|cansada|cansei|farto|farta|exausta|exausto|cansando ~2 de|da ~1 viver|vida|existir|respirar|lutar|sofrer !com !em !sedentaria !social !corrida !de !junto &! treino|aula|dieta|app',
    'cansei|cansada|cansado|farta|farto de|da vez|tudo|vida|viver|lutar|existir $ &! app|academia',
    'vida|viver|existir|existencia ~2 nao|n|perdeu|ja|sem ~2 sentido|pena|graca|faz|vale|valor $|pra|para|e|nem|de|a|nada|mais|sentido',
    `${NOT} vale ~1 a? pena ~1 viver|continuar|vida|existir`,
    `${NOT}|sem ~1 acordar|acordasse|acordo|despertar|acorde ~1 mais|nunca|amanha|jamais !cansado !cansada !tarde !cedo &! despertador|alarme|bebe|noite`,
    `${WISH}|dormir|durmo|dormisse|deito|adormecer|adormeco|sono|melhor ~7 nao|n|nunca|jamais|sem ~2 acordar|acordasse|acorde|despertar|acordo !cansado !cansada !tao !a !com !por !em !de !no !cada !atrasado !tarde &! despertador|alarme|bebe|madrugada|barulho`,
    'dormir|adormecer|dormindo para|pra sempre',
    `queria|gostava|gostaria|quero|prefiro|preferia|devia|melhor ~2 ${NOT} ~1 ${GONE}|ter|estar ~1 nascido|aqui|viva|vivo|existido|mais|$`,
    `${NOT} ~2 ter|tivesse|devia|deveria|deviam|haver ~1 nascido|nascer|existido|existir`,
    'queria|quero|tomara|oxala|espero|desejo|rezo|gostava|peco ~5 me ~1 leve|levasse|mate|matasse|atropele|atropelasse|acerte|buscar !pra !ao !para !no !na &! cinema|praia',
    'queria|tomara|oxala|espero|gostava|rezo ~2 morrer|morresse|morra !de',
    'melhor|felizes|feliz|aliviados|tranquilos|bem|facil|alivio|paz|leve ~6 sem mim $|aqui|por|na|e|vivo',
    'sem mim ~3 melhor|felizes|feliz|facil|bem|leve|paz',
    `melhor|felizes|feliz|aliviados|facil|alivio|bem|paz|ninguem|falta|leve|descansar ~6 se ~1 eu? ~1 ${NOT} ~1 ${GONE}|aqui !fumando`,
    `se ~1 eu? ~1 ${NOT} ~1 ${GONE} ~10 melhor|felizes|feliz|aliviados|facil|alivio|ninguem|paz|leve`,
    `se|quando ~1 eu? ~1 me? ${DEAD} ~8 ninguem|melhor|alivio|felizes|feliz|falta|descansar|diferenca &! emprego|gordura`,
    `melhor|alivio|felizes|ninguem|mundo ~6 se|quando ~1 eu ~1 me? ${DEAD} &! gordura`,
    'ninguem ~3 falta|sentiria|notaria|choraria|perceberia|sentir|notar|saudade|ligaria|repararia|importa ~3 se|falta|saudade|minha|eu|comigo &! reuniao|aula|academia',
    'sou|sinto|serei|so|era|me ~2 um|uma ~1 peso|fardo|estorvo|inutil|lixo|desperdicio ~2 para|pra|na|de|todos|todo|$|e|familia',
    `ja? ${NOT} ~1 aguento|suporto|consigo|posso ~1 mais $ &!! treino|academia|calor|dieta|flexoes|serie|correr|corrida|prancha|agachamento|barulho|comer`,
    `${NOT} ~1 aguento|suporto|consigo|posso ~1 mais ~1 essa|esta|isto|isso|tanta|viver|sofrer|nada|continuar|seguir|lutar|assim ~1 vida|dor|sofrimento|viver|$|assim|sofrer|lutando &! costas|joelho|dente|cabeca`,
    'acabar|terminar|acabo|encerrar|termino|por|botar|pondo|colocar|dar ~3 vida|comigo|sofrimento|existencia ~1 &! academica|profissional|sedentaria &! dar',
    'acabar|terminar|acabo|termino com|tudo tudo|isto|isso $|de|hoje|e|logo',
    'quero|queria|so|espero|tomara|preciso que ~1 tudo|isto|isso|dor ~1 acabe|acabasse|termine|pare|passe $|logo|de|pra &! prova|exame|semana|mes|obra|aula',
    'tirar|tiro|tirei|tirando|tirasse ~2 a ~1 propria|minha vida',
    'me|mandar|atirar|jogar|jogo|atiro|saltar|pular|lancar|lanco ~3 da|do|de|na|a|para|pra|em|debaixo ~1 ponte|predio|janela|varanda|comboio|trem|metro|linha|trilhos|sacada|penhasco|viaduto|carro|camiao|caminhao|frente|andar &! bungee|jogo|piscina|lixo|corda ~1 elastica',
    'tomar|tomei|engolir|engoli|tomando|tomo ~2 todos|tudo|frasco|caixa|cartela|monte|punhado|vidro ~5 comprimidos|remedios|remedio|calmantes|medicamentos|dipirona|pilulas &! hora|esquecer|lembrar|receita|horario|certinho',
    'guardando|guardo|guardei|juntei|junto|juntando|tenho|separei|acumulando ~3 comprimidos|remedios|calmantes ~3 guardados|suficientes|preparados|para|escondidos|todos|pra &! viagem|alergia|dor|bolsa|farmacia|semana',
    `me ~1 machucar|machuco|machuquei|machucando|machucado|ferir|feri|mutilar|mutilo|mutilei|cortar|corto|cortei|cortando|cortava|queimar|queimo|queimei ~3 ${SELF_TIME}|$|bracos|pulsos|coxas|pernas|pele|mesma|mesmo !o !com &! treinando|correndo|jogando|jogo|academia|futebol|cozinhando|cozinha|cabelo|barba|querer|tornozelo|joelho`,
    `voltei|comecei|recomecei|continuo|vontade|parar ~2 a|de ~1 me ~1 machucar|cortar|ferir|mutilar|queimar|bater|agredir|arranhar !o &! cabelo`,
    'automutilacao|automutilar|automutilo|autolesao|autoagressao|automutilei|autoflagelo',
    'cortes|cicatrizes|cortei|corto|cortar ~2 meus|nos|os|meu|no|as|minha|na ~1 bracos|pulsos|pulso|coxas|braco|pernas|pele|veias &! cozinhando|cirurgia|barba|depilar',
    'carta|cartas|bilhete|bilhetes|mensagem|mensagens|video|audio ~3 despedida|despedidas|despedir|adeus &! trabalho|colega|festa|escritorio|curso',
    'despedir|despedi|despeco|despedindo ~2 de|dos|da|me ~2 todos|filhos|familia|mundo|vida|pessoas|toda &! trabalho|viagem|mudanca|emprego',
    'decidi|escolhi|marquei|tenho|decidido|escolhido|planejei|planeei|sei ~3 dia|como|data|forma|lugar|plano|quando|maneira ~3 fazer|morrer|matar|acabar|ir|embora &! viagem|exercicio|ferias|academia|casamento|cidade',
    'deixei|deixar|deixando|deixo ~1 tudo ~1 organizado|arrumado|pronto|resolvido|preparado|certo ~3 para|pra|antes ~2 familia|filhos|quando|ir|eles|mae &! viagem|amanha|mudanca|semana|escola',
    'quando eu? ~1 nao|n|ja ~1 nao? ~1 estiver|existir $|aqui|mais|ca|por &! escritorio|casa|trabalho',
    'para|pra|pq|porque que? ~1 continuar|viver|existir|existo|vivo|sigo|lutar|continuo $|viva|vivo|vivendo|assim|lutando|tentando|se|aqui',
    `${NOT} ~1 ha|tem|vejo|tenho|existe ~1 saida|esperanca|futuro ~1 $|para|pra|e|nem &! profissional|estacionamento|app`,
    'melhor|prefiro|preferia|devia|deveria|queria|quero|antes ~2 morto|morta !de !do',
    'pensamentos|pensamento|ideias|ideacao ~2 suicidas|suicidio|suicida|morte|suicide|morrer|matar &! filme|palestra|pesquisa',
    'filho|filha|irma|irmao|amiga|amigo|mae|pai|namorada|namorado|sobrinha|aluna|esposa|marido ~4 quer|queria|tentou|disse|diz|fala|falou|ameaca ~5 morrer|matar|suicidar|viver|machucar|cortar !com !em !na !no !o !a &! cabelo',
    'ganhar coragem|coragem para|de|pra ~1 me? ~1 matar|morrer|acabar|saltar|pular',
    'medo|receio|pavor|temo ~3 me|mim ~1 machucar|magoar|cortar|matar|ferir|fazer|suicidar &! correndo|correr|treino|treinar|academia|jogo|esqui|cair',
    'medo|receio|pavor ~3 magoar|ferir|cortar|matar me|$ &! cair|joelho|treinar|correr',
    'cabeca ~3 contra|na|no|em ~2 parede|porta|muro ~8 odeio|punir|castigar|acalmar|sangrar|nojo',
    'odeio|punir|castigar ~8 cabeca ~3 contra|na|no ~2 parede|porta|muro',
  ],
  danger: [
    'me|nos ~1 obriga|obrigou|forca|forcou ~2 a ~2 sexo|transar|relacoes|deitar|ter|fazer ~1 sexo|relacoes|coisas|com|$ &! treino|exercicio',
    'passa|passou|passava|bota|botou|mete ~1 a|as mao|maos ~1 em|no|na|nas|pelo ~1 mim|meu|minha|minhas|corpo|pernas',
    'me ~1 deu|dava|da ~2 tapa|soco|murro|chute|tapas|socos|surra|bofetada|pontape|estalo|empurrao',
    `${FAMILY}|ele|ela|vizinho|chefe ~6 me|nos|mim|te ~1 ${HITS} ~1 !o !a &! xadrez|tenis|cartas|sol|saudade`,
    `${FAMILY}|ele|ela ~5 ${HITS} ~1 em|me|na|no mim|$|minha|meu|cara|rosto|cabeca|nos|mae|frente &! xadrez|jogo|porta|cartao|ponto`,
    `bate|bateu|batia|batem|batendo|ameaca|ameacou|agride|agrediu em? me|mim $|quando|se|outra|de|com|por|ate|porque|todo &! sol|saudade|vontade|fome`,
    `${FAMILY}|ele|ela ~4 levanta|levantou|puxa|puxou|aperta|apertou|joga|jogou|atira|atirou|agarra|agarrou|pos|taca ~3 mao|cabelo|pescoco|cabelos|coisas|pratos|faca|braco|garganta|celular &! bola`,
    `medo|pavor|receio|terror|panico|pavor ~1 de|do|da|que ~1 meu|minha|o|a|meus ~1 ${FAMILY} &! perder|decepcionar|morra|cirurgia|falar`,
    `medo ~1 do|da ~1 meu|minha? ${FAMILY}`,
    'medo|pavor|terror ~3 voltar|chegar|ir|ficar|dormir|entrar ~2 casa|em|sozinha &! escuro|ladrao|assalto|aviao|filme',
    'medo ~5 que|de ~3 me|nos ~1 bata|mate|machuque|agrida|bater|matar|encontre|agredir &! cao|cachorro|carro',
    'diz|disse|fala|falou|jura|jurou|ameaca|ameacou|ameacando|grita|manda|escreve ~6 me|nos ~1 vai|matar|bater|pegar|queimar|achar|quebrar|mata|espancar ~1 &! dieta|treino',
    'ameaca|ameacou|ameacando|quer|disse|diz|jurou|tentou ~4 me|nos ~1 matar|bater|agredir|queimar|enforcar|estrangular|espancar &! treino|rir|personal|calor|trabalho|calor',
    `${FAMILY} ~3 me? ~1 mexe|olha|controla|vigia|segue|rastreia|tira|tirou|esconde|escondeu|proibe|revista|confere ~3 celular|telemovel|telefone|dinheiro|cartao|passaporte|documentos|chaves|mensagens|roupa|sair|salario|conversas`,
    `${FAMILY}|ele ~3 nao|n ~1 me? ~1 deixa|deixava|permite ~1 me|eu|que? ~1 sair|trabalhar|ver|falar|ter &! cachorro|estuda`,
    `irritar|enfurecer|provocar|irrito|zangar|irritado|bravo|nervoso|brava ~6 & ${FAMILY}|ele && bate|bateu|bater|agride|grita|medo|ameaca|quebra|mao|apanho|apanhei|apanhar`,
    `apanho|apanhei|apanhava|apanhando|apanhar ~3 do|da|de|dele|dela|meu|em|la ~2 ${FAMILY}|$|casa|quando`,
    `${FAMILY}|vizinho|homem|ele ~2 ${HITS} ~2 na|no|em|a|nos|minha|meu|os ~1 minha|meu|meus|mae|irma|irmao|filhos|filha|criancas|mulher|esposa|cachorro ~1 &! xadrez|porta`,
    'quero|vou|vontade|penso|planejo|queria|pensando ~2 em? ~1 matar|esfaquear|envenenar|bater|espancar|machucar|quebrar ~2 ele|ela|alguem|todos|meu|minha|aquele|esse|essa &! saudade|tempo|fome|recorde|meta|aula|ritmo|braco',
    'matalo|mata lo|la|los &! tempo',
    'violencia domestica|conjugal|contra|familiar &! curso|palestra|trabalho|voluntaria|serie',
    `${NOT} ~2 segura|seguro em|na|dentro ~1 casa`,
    'vivo|estou|vivendo|to|moro com|sob|num ~1 medo|ameaca|ameacas|agressor ~3 meu|do|dele|ex|marido|em|casa',
    'medo|receio|pavor|temo ~3 magoar|machucar|bater|sacudir|ferir|fazer ~5 bebe|nenem|filho|filha|filhos|crianca|criancas|mulher &! cachorro|cao',
    'tio|padrasto|pai|avo|primo|vizinho|treinador|professor|irmao|padre ~1 me? toca|tocava|mexe|mexia|apalpa|acaricia ~2 me|mim|em|a|comigo &! guitarra|violao|piano|musica|porta|telefone',
  ],
  withdrawal: [
    `bebo|bebia|tomo|bebendo|tomando ~8 desde|pela|de ~2 cedo|manha && ${ALCOHOL} && zero|nada|${STOP} && anos|diario|todo|hoje|amanha &!! agua|cafe|cha|suco`,
    `${STOP} ~6 ${ALCOHOL} & ${SIGNS} &! zumba|esteira`,
    `${ALCOHOL} ~8 ${STOP} & ${SIGNS} &! zumba|esteira`,
    `${ALCOHOL} && ${STOP} && tremo|tremendo|tremedeira|tremores|convulsao|convulsoes|alucinando|alucinacoes`,
    `${SIGNS} ~8 sem|se|quando|ate|nao|deixo|paro ~3 bebo|beber|alcool|bebida|copo|bebi|bebendo`,
    `sem ~2 ${ALCOHOL} ~8 ${SIGNS}`,
    `bebo|bebia|bebendo|tomo|beber|tomava|mato|viro ~7 ${ALCOHOL}|garrafa|litro|litros|garrafas && dia|todo|todos|diario|diariamente|anos|noite|manha && ${STOP} && ${AT_ONCE} &!! agua|cafe|remedio|refrigerante|cha`,
    `garrafa|litro|litros|garrafas|latas|latinhas ~3 ${ALCOHOL} ~5 dia|diario|noite|todos && ${STOP} &!! agua`,
    `bebo|bebia|bebendo|tomo ~5 desde|de|logo|pela|ao ~2 cedo|manha|acordar|acordo|acorda && ${STOP} &!! agua|cafe|cha|remedio|vitamina|suco`,
    `sou ~1 alcoolatra|alcoolico|alcoolica && ${STOP} && ${AT_ONCE}`,
    `${STOP} ~5 {sedative} &! receita`,
    `{sedative} ~8 ${STOP} ~6 ${AT_ONCE}`,
  ],
  medication: [
    `${STOP} ~2 de|com|o|os|a ~1 tomar|usar|aplicar? ~3 ${MEDICINE} &! esquecer &! tratamento ~1 canal`,
    `${MEDICINE} ~10 sem|por ~3 falar|avisar|consultar|medico|medica|receita|propria &! acucar|esquecer`,
    `propria|avisar|consultar|falar|contar ~10 ${STOP}|dobrar|aumentar|diminuir ~5 ${MEDICINE}`,
    `pulando|pular|pulo|pulei|metade|meio|meia|dobrar|dobro|dobrando|duplicar|triplicar|aumentar|diminuir|diminuindo|reduzir|racionar|partir|saltar|salto|economizar|espacar ~5 ${MEDICINE} &! sem pular &! acucar`,
    `${MEDICINE} ~4 dia sim|so|quando`,
    `${MEDICINE} ~10 ja|quero|vou|decidi|segunda|amanha|melhor ~3 ${STOP}`,
    `${NOT}|nem ~1 quero|vou|volto|estou|to|tou|ando ~2 tomar|tomando|a|usar|aplicar ~1 tomar? ~3 ${MEDICINE} &! esquecer|atrasar`,
    `joguei|jogar|deitei|deitar|jogo ~3 ${MEDICINE} ~3 fora|lixo|privada|sanita &! vencidos|vencido`,
  ],
  ed_risk: [
    'provoco|provocar|provocando|forco|forcar|enfio|enfiar|induzo|induzir ~3 vomito|vomitar|dedo|dedos',
    'vomito|vomitar|vomitei|vomitando ~4 depois|comer|comida|jantar|compulsao|tudo|refeicao|comi & depois|tudo|sempre|comer|compulsao|toda &! gripe|gravidez|virose|viagem',
    'laxante|laxantes|diuretico|diureticos ~6 emagrecer|perder|peso|magra|comer|comida|quilos|barriga|depois|secar',
    'medo|panico|pavor|culpa|culpada|culpado|nojo ~4 comer|comida|comi|engordar|como &! fora|publico|carne|apimentada|filho',
    'parar|parei|deixar|deixei|fico|ficar|passo|passar|to|quero ~2 de|sem|dias ~1 comer|comida !carne !acucar !doce !pao !gluten !besteira &! besteira|besteiras|bobagem|porcaria|chocolate|fritura|noite|acucar|doce|doces|carne|lactose|sal|fora',
    'sem comer ~2 nada|dias|ha|desde|$|o|ate|faz &! carne|acucar|doce|pao',
    'sem comer ~2 #2..9 &! carne|acucar|doce|pao',
    `${NOT} mereco comer|jantar|comida`,
    'pular|pulo|pulando|saltar|salto ~2 refeicoes|refeicao|jantar|almoco|janta|cafe ~5 emagrecer|magra|perder|gorda|peso|compensar|todas|quilos|secar|todos',
    'como|comer|comendo|comi ~1 so|apenas|somente ~2 maca|alface|pepino|gelo ~3 por|ao|dia',
    'como|comer|comendo|comi ~1 so|apenas|somente ~2 #1..1 ~3 por|ao|dia',
    'compensar|queimar|castigar|merecer|pagar ~4 comi|comida|comer|jantar|compulsao|calorias ~4 correndo|jejum|vomitar|exercicio|corro|academia|treino|$ &! agua|conta|restaurante',
    'anorexia|bulimia|anorexica|bulimica|transtorno alimentar|$|e|que|de|quando|por|recaida|nervosa &! palestra|curso|serie|trabalho|livro',
    'compulsao alimentar &! palestra|curso|livro',
  ],
  overexercise: [
    `${TRAIN} ~12 ${HURT} ~10 mesmo|apesar|continuo|continuar|todos|importa|aguento|ignoro|sigo|nao ~1 &! sem dor|evitar|alongar|fisioterapia`,
    `mesmo|apesar|continuo|ainda|continuar ~8 ${HURT} & ${TRAIN} &! sem dor`,
    `${HURT} ~8 continuo|vou|quero|mesmo|sigo|continuar ~3 ${TRAIN} &! depois ~2 recuperacao &! leve`,
    `${TRAIN} ~8 sem|zero|nunca|nenhum ~2 descanso|descansar|folga|pausa &! sem ~2 descanso ~1 entre`,
    `culpa|culpado|culpada|pessimo|pessima|mal|ansioso|ansiosa|ansiedade|inutil|lixo ~8 & descanso|descansar|folga|falto|treino|treinar & se|quando|dia|um|nao|por &! comer|preguica|saudavel`,
    `treino|corro|academia|malho|cardio ~4 2|3|4 vezes|horas|treinos ~4 dia|todos|diarias|semana|sem &! por ~1 semana &! vezes ~1 semana`,
    `medico|medica|fisio|ortopedista ~3 disse|proibiu|mandou|recomendou|falou ~5 repouso|parar|descansar|correr|treinar ~6 mas|vou|continuo|sigo`,
  ],
  addiction: [
    `${GAMBLE} ~10 ${LOSS} &! filme|amigos`,
    `${LOSS} ~10 ${GAMBLE} &! filme|aula`,
    'aposto|apostei|apostar|apostando|jogando|jogo ~6 todo|dinheiro|salario|dias|noite|noites|online|futebol|jogos|preciso|tudo & apostas|aposta|apostar|aposto|apostei|apostando|tigrinho|bet|bets|slots &! amigo',
    `uso|usar|usando|cheiro|cheirar|cheirando|fumo|fumar|fumando|consumo|injeto|cheirei|usei|meto|snifo ~3 ${DRUG} &! filme|trabalho|cafe|cabelo|gasolina|bolo`,
    `${DRUG} ~8 largar|parar|todo|dia|dias|viciado|viciada|recai|recaida|dependente|vicio|preciso|sem|deixar &! zero|filme|serie|palestra|cola|cafe|leite|royal|chocolate`,
    `largar|parar|deixar|viciado|viciada|dependente|recai|recaida|vicio|limpo ~5 ${DRUG} &! cola|palestra|serie|filme|cafe|leite|chocolate`,
    'ludopata|ludopatia|drogado|drogada|toxicodependente &! filme|palestra|trabalho',
    'perdi|perco|perdendo|gastei|torrei|devo ~6 em|no|nos|na|com ~1 jogo|jogos|jogar|bets|apostas &! futebol|campeonato|video|celular',
  ],
  minor: [
    'tenho ~1 #5..12 aninhos|anos !de !trabalhando !fumando !com !morando !em !casada !casado !sem !no !na !fazendo !correndo',
    'faco|fiz|completei|completo|vou ~2 #5..12 ~1 anos|aninhos|$ !de !em !sem !com !limpo',
    'to|estou|tou|ando|estudo|sou ~1 no|do ~1 1|2|3|4|5|6|primeiro|segundo|terceiro|quarto|quinto|sexto ~1 ano|serie ~1 $|e|da|do|quero|na &! faculdade|medio|universidade|curso|engenharia|direito|medicina|professora',
  ],
  caution: [
    'gravida|gravidez|gestante|gestacao &! irma|amiga|prima|esposa|cunhada|mulher|colega|filha|cadela|gata|vizinha',
    'tive|ganhei|pari|tenho ~2 bebe|nenem|filho|gemeos|parto|cesarea|cesariana ~4 faz|ha|mes|meses|semanas|dias|recentemente|$ &! anos|berco',
    'tive|sofri|tenho|descobri|diagnosticado|diagnosticada|trato ~3 infarto|enfarte|avc|derrame|arritmia|epilepsia|asma|asthma|artrite|arthritis|artrose|fibromialgia|cancer|hernia|enxaqueca|escoliose|marcapasso|lupus|anemia|diabetes|hipertensao|pressao|sopro|labirintite|esclerose|ciatico|pacemaker|trombose|diabete &! aula|curso',
    'sou ~1 diabetica|diabetico|asmatica|asmatico|epileptica|epileptico|hipertensa|hipertenso|cardiaca|cardiaco|celiaca|bipolar|diabetic',
    'operei|operado|operada|opero|operaram|fraturei|quebrei|torci|rompi|desloquei|lesionei|machuquei ~3 joelho|coluna|ombro|tornozelo|pe|quadril|hernia|coracao|costas|menisco|ligamento|perna|braco|anca|vesicula|utero|dias|semanas|semana|mes',
    'dor|dores|doi|doem|doendo|incomoda ~4 joelho|joelhos|costas|peito|quadril|anca|ombro|pescoco|lombar|tornozelo|coluna|cervical|ciatico|calcanhar|articulacoes|cronica &! evitar|prevenir|sem',
    'joelho|joelhos|costas|peito|quadril|anca|ombro|pescoco|lombar|tornozelo|coluna ~2 doi|doem|doendo|dor|ruim|lesionado|machucado &! evitar',
    'tontura|tonturas|tonto|tonta|desmaio|desmaiei|palpitacoes|palpitacao|taquicardia ~4 $|quando|ao|levantar|subir|escada|escadas|com|se|peito|exercicio|caminhar &! rir|barco|feliz',
    'falta|fico ~1 de|sem ar|folego ~3 ao|quando|subir|escada|escadas|se|no ~1 peito',
    'cirurgia ~6 faz|ha|semanas|dias|mes|recente|passada|joelho|coluna|hernia|coracao & fiz|fizemos|tive|minha|recuperando|recuperar|depois|pos|apos',
    'problemas|problema|doenca|insuficiencia|ataque ~2 coracao|cardiacos|cardiaco|cardiaca &! pai|mae|avo|filme',
    'operacao|cirurgia|protese ~4 joelho|coluna|ombro|quadril|anca|coracao|hernia|tornozelo|ligamento|menisco &! cao|cachorro|gato|mae|pai',
  ],
};
