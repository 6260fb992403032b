/**
 * Words that mean the same in Brazilian groceries, whatever the region. Only true synonyms and spellings: a kind of
 * something is no other word for it. Looked up without accents and in the singular.
 */
export const synonymGroups: readonly (readonly string[])[] = `
mandioca = aipim = macaxeira; mandioquinha = batata-baroa = batata-salsa; abóbora = jerimum;
abóbora cabotiá = abóbora japonesa = cabotiá = cabotchá = kabocha; berinjela = beringela;
couve-manteiga = couve mineira; acelga = couve-chinesa; salsinha = salsa; vagem = feijão-vagem;
cogumelo-de-paris = champignon = champinhom; cúrcuma = açafrão-da-terra; salsão = aipo;
brócolis ninja = brócolis americano = brócolis japonês; pimenta-do-reino = pimenta-preta;
colorau = colorífico;
mexerica = tangerina = bergamota; ponkan = poncã = pokan; banana-caturra = banana-nanica = banana-d’água;
mamão papaia = mamão papaya = mamão havaí; limão-taiti = limão tahiti; abacaxi = ananás;
mirtilo = blueberry; kiwi = quiuí = quivi; pitaya = pitaia = fruta-do-dragão;
pinha = fruta-do-conde = ata; cajá = taperebá; umbu = imbu; bananada = doce de banana;
pão francês = pão de sal = cacetinho = carioquinha; pão sírio = pão árabe = pão pita;
pão de forma = pão de sanduíche; biscoito = bolacha; amido de milho = maisena = maizena;
polvilho doce = fécula de mandioca; farinha de mandioca = farinha de mesa;
goma para tapioca = massa de tapioca; fermento químico = fermento em pó = fermento de bolo;
fermento biológico = fermento de pão; açúcar de confeiteiro = açúcar impalpável; espaguete = spaghetti;
macarrão instantâneo = miojo = lámen; feijão-de-corda = feijão-caupi = feijão-macassar;
muçarela = mussarela = mozarela = mozzarella; queijo minas frescal = queijo branco;
leite longa vida = leite UHT; leite condensado = leite moça; requeijão = catupiry;
margarina = creme vegetal; bebida de aveia = leite de aveia; bebida de amêndoas = leite de amêndoas;
iogurte = yogurt = iogurt; ovo = ovo de galinha; ovo caipira = ovo colonial;
frango = galinha; carne-seca = charque = jabá; carne moída = guisado = boi ralado; salsicha = vina;
bacon = toucinho defumado; coxão mole = chã de dentro; coxão duro = chã de fora; fraldinha = vazio;
coxinha da asa = drumete; cação = tubarão;
refrigerante = refri; água com gás = água gaseificada; café moído = café em pó = pó de café;
café solúvel = café instantâneo; azeite de oliva = azeite doce = óleo de oliva;
extrato de tomate = massa de tomate; achocolatado = nescau; leite fermentado = yakult;
picolé = sorvete de palito; cachaça = pinga = caninha; cerveja = breja; chope = chopp;
geladinho = sacolé = dindim = gelinho = chupe-chupe; chiclete = goma de mascar;
ketchup = catchup = catchupe; molho de soja = shoyu = molho shoyu;
xampu = shampoo = champu; creme dental = pasta de dente = pasta dental; escova dental = escova de dente;
enxaguante bucal = antisséptico bucal; haste flexível = cotonete; curativo adesivo = band-aid;
água sanitária = cândida; sabão em pó = lava-roupas em pó; lava-roupas líquido = sabão líquido;
esponja de aço = lã de aço = palha de aço = bombril; esponja = bucha; detergente = lava-louças;
aparelho de barbear = gilete = gillette; fita adesiva = durex; pano de prato = pano de louça;
papel-toalha = toalha de papel; papel-alumínio = folha de alumínio;
filme plástico = plástico filme = papel filme; cachorro = cão; areia para gatos = granulado higiênico;
`
  .split(';')
  .filter((group) => group.trim() !== '')
  .map((group) => group.split('=').map((name) => name.trim()))

const porkCuts = ['pernil', 'bisteca', 'lombo suíno', 'costelinha suína', 'panceta', 'bacon']

/**
 * A general word, and things that go by it without saying so: who looks for the first finds the others too, never the
 * other way round. Only names that stand for nothing else in a shop: a 'pintado' may be any colour.
 */
export const generalWords: readonly (readonly [string, ...string[]])[] = [
  // As the fishmonger has them; what comes in tins is asked for by its own name.
  [
    'peixe',
    ...['tilápia', 'salmão', 'tainha', 'merluza', 'pescada', 'corvina', 'anchova', 'linguado', 'robalo'],
    ...['badejo', 'bacalhau', 'cação', 'truta', 'tambaqui', 'pirarucu', 'garoupa'],
  ],
  [
    'carne',
    ...['patinho', 'alcatra', 'picanha', 'costela bovina', 'acém', 'maminha', 'fraldinha', 'contrafilé'],
    ...['filé mignon', 'coxão mole', 'coxão duro', 'músculo bovino', 'lagarto bovino', 'paleta bovina'],
  ],
  ['carne suína', 'carne de porco', ...porkCuts],
  ['carne de porco', 'carne suína', ...porkCuts],
  ['chimarrão', 'erva-mate'],
  ['leite vegetal', 'bebida de aveia', 'bebida de amêndoas', 'bebida de soja', 'bebida de arroz'],
]
