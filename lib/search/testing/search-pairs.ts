/** What a shopper types, and the product of the sample catalogue that has to stand first or among the first three. */
type SearchPair = readonly [query: string, place: 'first' | 'in three', handle: string]

const pairs = `
# The words of the title, in any case and order, with and without accents and hyphens.
banana prata = banana-prata; prata banana = banana-prata; BANANA CATURRA = banana-caturra;
pao frances = pao-frances; limão siciliano = limao-siciliano; pimentão vermelho = pimentao-vermelho;
feijao preto = feijao-preto; feijão carioca = feijao-carioca; açucar mascavo = acucar-mascavo;
água sem gás = agua-sem-gas; agua com gas = agua-com-gas; queijo minas = queijo-minas-frescal;
parmesao = parmesao-peca; papel higienico = papel-higienico; papel toalha = papel-toalha;
lava roupas = lava-roupas-liquido; couve flor = couve-flor; couveflor = couve-flor;
tomate-cereja = tomate-cereja; batata doce = batata-doce-roxa; vinagre maca = vinagre-de-maca;
erva mate = erva-mate; linguica blumenau = linguica-blumenau; azeite de oliva = azeite-extravirgem;
bergamota = bergamota-ponkan;
# The kind of a thing before what is made with it.
banana ~ banana-prata; pão ~ pao-frances; leite ~ leite-integral; leite condensado = leite-condensado;
creme de leite = creme-de-leite; doce de leite = doce-de-leite; queijo ~ queijo-colonial;
tomate = tomate-italiano; cenoura = cenoura; bolo cenoura = bolo-de-cenoura;
chocolate = chocolate-ao-leite; cafe = cafe-torrado-moido; arroz = arroz-branco; acucar = acucar-cristal;
óleo = oleo-de-soja; aveia = aveia-em-flocos; suco laranja = suco-de-laranja; suco ~ suco-de-laranja;
frango ~ peito-de-frango; cha ~ cha-de-hortela; queijo pao ~ pao-de-queijo;
# Plurals, both ways.
pães franceses = pao-frances; limões ~ limao-taiti; pimentões ~ pimentao-verde;
pimentao colorido = pimentao-colorido; abóboras = abobora-cabotia; feijoes ~ feijao-preto;
biscoitos ~ cookies-gotas; cafe em grao = cafe-em-graos; ovo ~ ovos-caipiras; ovo branco = ovos-brancos;
uvas ~ uva-niagara; melões = melao-amarelo; mamões ~ mamao-papaia; pinhões = pinhao;
tomates cereja = tomate-cereja; ameixas = ameixa-vermelha; brócoli = brocolis-ninja;
cebolas ~ cebola-amarela; racao gato = racao-gatos;
# Other words for the same thing.
cacetinho = pao-frances; pão de sal = pao-frances; aipim = mandioca; mandioca ~ mandioca;
macaxeira = mandioca; mexerica = bergamota-ponkan; tangerina = bergamota-ponkan;
jerimum = abobora-cabotia; bolacha ~ biscoito-amanteigado; refri = guarana; mussarela = mucarela-fatiada;
mozarela = mucarela-fatiada; galinha ~ peito-de-frango; shampoo = xampu-camomila;
racao cachorro = racao-caes; pasta de dente = creme-dental; spaghetti = macarrao-espaguete;
cândida = agua-sanitaria;
# One or two slips.
iorgute ~ iogurte-natural; aroz ~ arroz-branco; limao sicilano = limao-siciliano; pikanha = picanha;
abacachi = abacaxi-perola; pão de qeijo ~ pao-de-queijo; toamte ~ tomate-italiano; alfase ~ alface-crespa;
xuxu = chuchu; detergemte = detergente;
# Half a word, while typing.
choc ~ chocolate-ao-leite; bat ~ batata-inglesa; leite desn = leite-desnatado; sabao em p = sabao-em-po;
# Sizes, flavours and what stands below the title.
arroz 5kg = arroz-branco; arroz 5 kg = arroz-branco; leite integral 1 l = leite-integral;
iogurte de morango = iogurte-fruta; detergente coco = detergente; cuca banana = cuca-alema;
sorvete chocolate = sorvete-pote; manteiga sem sal = manteiga-com-sal;
leite sem lactose = leite-sem-lactose; agua c/gas = agua-com-gas; manteiga s/sal = manteiga-com-sal;
sem gluten ~ pao-sem-gluten; salsinha ~ cheiro-verde; carne moída ~ patinho-moido;
# Slips in another word for the same thing.
macaxera = mandioca; macacheira = mandioca; mexirica = bergamota-ponkan; mexerika = bergamota-ponkan;
tanjerina = bergamota-ponkan; jirimum = abobora-cabotia; shampo = xampu-camomila; chanpu = xampu-camomila;
mussarella = mucarela-fatiada;
# Half of another word, and half a word with a slip.
mexeri = bergamota-ponkan; mexeric = bergamota-ponkan; tangerin = bergamota-ponkan;
mussar = mucarela-fatiada; mussarel = mucarela-fatiada; cacetin = pao-frances;
bolach ~ biscoito-amanteigado; shamp = xampu-camomila; jerim = abobora-cabotia; macax = mandioca;
macaxeir = mandioca; queijo mus = mucarela-fatiada; iorgu ~ iogurte-natural; iorgut ~ iogurte-natural;
detergem = detergente; senour = cenoura; abacach = abacaxi-perola; cari = feijao-carioca;
# Everyday words.
dúzia de ovos = ovos-caipiras; dúzia de ovos ~ ovos-brancos; pãozinho = pao-frances;
pãezinhos = pao-frances; leite em pó = leite-integral; carne = patinho-moido; carne ~ alcatra-bifes;
carne de porco = bacon-peca; ovo de galinha ~ ovos-caipiras; ovo de galinha ~ ovos-brancos;
peixe ~ file-de-tilapia; peixe ~ file-de-salmao; peixe ~ tainha-inteira; sal grosso = sal-marinho;
batatinha ~ batata-inglesa; bolachinha ~ biscoito-amanteigado; organico = alface-roxa;
leite vegetal ~ bebida-de-aveia;
`

/** Reads what stands before each semicolon; a line that begins with `#` says something of those behind it. */
export const readRows = (text: string) =>
  text
    .replace(/^\s*#.*$/gm, '')
    .split(';')
    .map((row) => row.trim())
    .filter((row) => row !== '')

/** `query = first`, `query ~ in three`: written before the ranking was tuned, and only ever added to. */
export const searchPairs: readonly SearchPair[] = readRows(pairs).map((pair) => {
  const [query = '', sign, handle = ''] = pair.split(/ ([=~]) /)
  return [query, sign === '=' ? 'first' : 'in three', handle]
})

/** Queries for which an honest answer is nothing. */
export const fruitlessQueries = ['', ' ', '???', 'de', 'xyzxyz', 'asdfgh', 'iphone 15', 'zz']
