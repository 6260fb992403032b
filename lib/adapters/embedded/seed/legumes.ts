import type { SeedProduct } from './seed-product.ts'

export const legumes: readonly SeedProduct[] = [
  {
    handle: 'tomate-italiano',
    title: 'Tomate italiano',
    subtitle: 'firme e maduro',
    ribbon: 'Oferta',
    description:
      '<p>Comprido, carnudo e de poucas sementes: o tomate do molho. Firme o bastante para a salada e doce o bastante para o forno.</p>',
    collections: ['Legumes', 'Mais Vendidos'],
    pictures: ['tomate', 'tomate-caixa'],
    optionTitle: 'Peso',
    variants: [
      { title: '500 g', priceCents: 529, salePriceCents: 429, weightGrams: 500, stock: 40 },
      { title: '1 kg', priceCents: 990, salePriceCents: 790, weightGrams: 1000, stock: 75 },
      {
        title: 'Caixa de 5 kg',
        priceCents: 4290,
        salePriceCents: 3490,
        weightGrams: 5000,
        stock: 4,
        picture: 'tomate-caixa',
      },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Fora da geladeira até amadurecer. Depois, até uma semana refrigerado.</p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 15 kcal</li><li>Carboidratos: 3,1 g</li><li>Fibras: 1,2 g</li><li>Vitamina C: 21 mg</li></ul>',
      },
    ],
  },
  {
    handle: 'tomate-cereja',
    title: 'Tomate-cereja',
    subtitle: 'bandeja com 300 g',
    description:
      '<p>Docinhos e de uma mordida só. Na frigideira quente com azeite, estouram e viram molho sozinhos.</p>',
    collections: ['Legumes'],
    pictures: ['tomate-cereja'],
    variants: [{ title: 'Tomate-cereja', priceCents: 849, weightGrams: 300, stock: 34 }],
  },
  {
    handle: 'cenoura',
    title: 'Cenoura',
    subtitle: '1 kg, sem rama',
    description:
      '<p>Lisa, doce e sem miolo duro. Crua na lancheira, ralada na salada ou no bolo de domingo.</p>',
    collections: ['Legumes'],
    pictures: ['cenoura'],
    variants: [{ title: 'Cenoura', priceCents: 549, weightGrams: 1000, stock: 66 }],
    information: [
      { title: 'Conservação', html: '<p>Na gaveta da geladeira por até três semanas.</p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 34 kcal</li><li>Carboidratos: 7,7 g</li><li>Fibras: 3,2 g</li><li>Vitamina A: 663 µg</li></ul>',
      },
    ],
  },
  {
    handle: 'batata-inglesa',
    title: 'Batata-inglesa lavada',
    subtitle: 'tamanho médio',
    description:
      '<p>Casca lisa e polpa amarelada, boa de purê e de fritura. Escolhida sem brotos nem partes verdes.</p>',
    collections: ['Legumes'],
    pictures: ['batata', 'batata-rede'],
    optionTitle: 'Peso',
    variants: [
      { title: '1 kg', priceCents: 649, weightGrams: 1000, stock: 95 },
      { title: 'Rede de 3 kg', priceCents: 1390, weightGrams: 3000, stock: 20, picture: 'batata-rede' },
    ],
  },
  {
    handle: 'batata-doce-roxa',
    title: 'Batata-doce de casca roxa',
    subtitle: '1 kg, polpa amarela',
    description:
      '<p>Assada inteira no forno, fica com gosto de castanha. Casca roxa, polpa clara e bem seca.</p>',
    collections: ['Legumes'],
    pictures: ['batata-doce'],
    variants: [{ title: 'Batata-doce de casca roxa', priceCents: 590, weightGrams: 1000, stock: 38 }],
  },
  {
    handle: 'cebola-amarela',
    title: 'Cebola',
    subtitle: 'de Ituporanga',
    ribbon: 'Da serra',
    description:
      '<p>Vem de <strong>Ituporanga</strong>, a capital nacional da cebola. Bem curada, de casca seca, dura mais de um mês na despensa.</p>',
    collections: ['Legumes'],
    pictures: ['cebola', 'cebola-rede'],
    optionTitle: 'Peso',
    variants: [
      { title: '1 kg', priceCents: 549, weightGrams: 1000, stock: 88 },
      { title: 'Rede de 2 kg', priceCents: 990, weightGrams: 2000, stock: 25, picture: 'cebola-rede' },
    ],
    information: [
      { title: 'Conservação', html: '<p>Em lugar seco, escuro e arejado, longe das batatas.</p>' },
    ],
  },
  {
    handle: 'cebola-roxa',
    title: 'Cebola-roxa',
    subtitle: '500 g, cerca de 4 unidades',
    description:
      '<p>Mais suave e adocicada, própria para comer crua. Dez minutos no vinagre e ela vira um picles rosa-choque.</p>',
    collections: ['Legumes'],
    pictures: ['cebola-roxa'],
    variants: [{ title: 'Cebola-roxa', priceCents: 490, weightGrams: 500, stock: 30 }],
  },
  {
    handle: 'alho',
    title: 'Alho',
    subtitle: '3 cabeças, cerca de 150 g',
    description:
      '<p>Dentes graúdos, de casca branca e fácil de soltar. Alho nacional, de <strong>Curitibanos</strong>, com sabor forte.</p>',
    collections: ['Legumes'],
    pictures: ['alho'],
    variants: [{ title: 'Alho', priceCents: 690, weightGrams: 150, stock: 70 }],
  },
  {
    handle: 'pepino-japones',
    title: 'Pepino-japonês',
    subtitle: '500 g, cerca de 3 unidades',
    description: 'Fino, crocante e quase sem sementes.\nNão precisa descascar: lave e fatie.',
    collections: ['Legumes'],
    pictures: ['pepino'],
    variants: [{ title: 'Pepino-japonês', priceCents: 549, weightGrams: 500, stock: 24 }],
  },
  {
    handle: 'pimentao-verde',
    title: 'Pimentão verde',
    subtitle: '500 g, cerca de 3 unidades',
    description:
      '<p>Sabor marcante para o refogado e o vinagrete. Recheado com carne moída, vira jantar.</p>',
    collections: ['Legumes'],
    pictures: ['pimentao-verde'],
    variants: [{ title: 'Pimentão verde', priceCents: 549, weightGrams: 500, stock: 28 }],
  },
  {
    handle: 'pimentao-vermelho',
    title: 'Pimentão vermelho',
    subtitle: '500 g, cerca de 2 unidades',
    description:
      '<p>Maduro e doce, perfeito para assar até a pele escurecer e sair inteira. Com azeite e alho, é antepasto pronto.</p>',
    collections: ['Legumes'],
    pictures: ['pimentao-vermelho'],
    variants: [{ title: 'Pimentão vermelho', priceCents: 990, weightGrams: 500, stock: 17 }],
  },
  {
    handle: 'pimentao-colorido',
    title: 'Pimentões coloridos',
    subtitle: 'bandeja com 3, cerca de 600 g',
    description:
      '<p>Um verde, um vermelho e um amarelo na mesma bandeja. Em tiras na frigideira, alegram qualquer prato.</p>',
    collections: ['Legumes'],
    pictures: ['pimentao-trio', 'pimentao-amarelo'],
    variants: [{ title: 'Pimentões coloridos', priceCents: 1390, weightGrams: 600, stock: 12 }],
  },
  {
    handle: 'berinjela',
    title: 'Berinjela',
    subtitle: '500 g, cerca de 2 unidades',
    description:
      '<p>Casca brilhante e polpa clara, sem amargor. Ao forno com tomate e queijo, ou em cubos na caponata.</p>',
    collections: ['Legumes'],
    pictures: ['berinjela'],
    variants: [{ title: 'Berinjela', priceCents: 549, weightGrams: 500, stock: 22 }],
  },
  {
    handle: 'milho-verde',
    title: 'Milho-verde',
    subtitle: 'bandeja com 4 espigas',
    description:
      '<p>Espigas novas, já descascadas, de grãos que estouram no dente. Vinte minutos em água fervente, sal e manteiga.</p>',
    collections: ['Legumes'],
    pictures: ['milho-verde'],
    variants: [{ title: 'Milho-verde', priceCents: 890, weightGrams: 900, stock: 26 }],
  },
  {
    handle: 'abobrinha',
    title: 'Abobrinha italiana',
    subtitle: '500 g, cerca de 2 unidades',
    description:
      '<p>Nova e macia, com casca que não precisa tirar. Em fatias na grelha ou em fios no lugar do macarrão.</p>',
    collections: ['Legumes'],
    pictures: ['abobrinha'],
    variants: [{ title: 'Abobrinha italiana', priceCents: 449, weightGrams: 500, stock: 36 }],
  },
  {
    handle: 'beterraba',
    title: 'Beterraba',
    subtitle: '1 kg, sem folhas',
    description:
      '<p>Doce e terrosa, de um roxo que tinge a tábua. Cozinhe com a casca para ela não perder a cor.</p>',
    collections: ['Legumes'],
    pictures: ['beterraba'],
    variants: [{ title: 'Beterraba', priceCents: 590, weightGrams: 1000, stock: 31 }],
  },
  {
    handle: 'chuchu',
    title: 'Chuchu',
    subtitle: '1 kg, cerca de 3 unidades',
    description:
      '<p>Discreto e econômico, some no refogado e rouba a cena no suflê. Verde-claro, liso e sem espinhos.</p>',
    collections: ['Legumes'],
    pictures: ['chuchu'],
    variants: [{ title: 'Chuchu', priceCents: 449, weightGrams: 1000, stock: 42 }],
  },
  {
    handle: 'mandioca',
    title: 'Aipim descascado',
    subtitle: '1 kg, congelado na loja',
    description:
      '<p>Aipim amarelo, que cozinha macio e frita sequinho. Descascado e congelado no mesmo dia da colheita.</p><p>Vai direto do congelador para a panela.</p>',
    collections: ['Legumes'],
    pictures: ['mandioca'],
    variants: [{ title: 'Aipim descascado', priceCents: 849, weightGrams: 1000, stock: 27 }],
    information: [
      {
        title: 'Conservação',
        html: '<p>Congelado a -18 °C. Depois de descongelado, não congele de novo.</p>',
      },
      { title: 'Ingredientes', html: '<p>Mandioca (aipim).</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'abobora-cabotia',
    title: 'Abóbora cabotiá',
    subtitle: 'de casca verde',
    description:
      '<p>Casca verde, polpa laranja e enxuta. Para o purê com carne-seca, a sopa e o doce de tacho.</p><p>Em pedaços, já vem sem sementes.</p>',
    collections: ['Legumes'],
    pictures: ['abobora', 'abobora-fatia'],
    optionTitle: 'Corte',
    variants: [
      { title: 'Inteira', priceCents: 990, weightGrams: 2000, stock: 13 },
      { title: 'Em pedaços, 600 g', priceCents: 549, weightGrams: 600, stock: 18, picture: 'abobora-fatia' },
    ],
  },
  {
    handle: 'vagem',
    title: 'Vagem macarrão',
    subtitle: '300 g',
    description:
      '<p>Tenra e sem fio. Três minutos em água fervente e um choque de gelo mantêm o verde vivo.</p>',
    collections: ['Legumes'],
    pictures: ['vagem'],
    variants: [{ title: 'Vagem macarrão', priceCents: 790, weightGrams: 300, stock: 15 }],
  },
  {
    handle: 'rabanete',
    title: 'Rabanete',
    subtitle: '1 maço, cerca de 300 g',
    description:
      'Picante, crocante e cor-de-rosa.\nEm rodelas finas com sal e manteiga, é entrada de restaurante.',
    collections: ['Legumes'],
    pictures: ['rabanete'],
    variants: [{ title: 'Rabanete', priceCents: 429, weightGrams: 300, stock: 11 }],
  },
  {
    handle: 'gengibre',
    title: 'Gengibre',
    subtitle: '200 g',
    description:
      '<p>Fresco e suculento, sem fiapos. Para o chá, o tempero do peixe e o quentão sem álcool das festas de junho.</p>',
    collections: ['Legumes'],
    pictures: ['gengibre'],
    variants: [{ title: 'Gengibre', priceCents: 549, weightGrams: 200, stock: 33 }],
  },
  {
    handle: 'ervilha-torta',
    title: 'Ervilha-torta',
    subtitle: 'bandeja com 200 g',
    description:
      '<p>Come-se inteira, com vagem e tudo. Docinha e crocante, fica pronta em dois minutos de frigideira.</p>',
    collections: ['Legumes'],
    pictures: ['ervilha'],
    variants: [{ title: 'Ervilha-torta', priceCents: 890, weightGrams: 200, stock: 5 }],
  },
  {
    handle: 'cogumelo-paris',
    title: 'Cogumelo-de-paris',
    subtitle: 'bandeja com 200 g',
    description:
      '<p>Branco e fechado, colhido na véspera. Limpe com pano úmido, sem molhar, e doure em fogo alto.</p>',
    collections: ['Legumes'],
    pictures: ['cogumelo'],
    variants: [{ title: 'Cogumelo-de-paris', priceCents: 1490, weightGrams: 200, stock: 14 }],
  },
  {
    handle: 'pinhao',
    title: 'Pinhão',
    subtitle: 'da serra catarinense',
    ribbon: 'Da serra',
    description:
      '<p>Semente da araucária, catada no planalto de <strong>Lages</strong> depois que a pinha cai. Cozinhe quarenta minutos na pressão, com sal, ou asse na chapa do fogão a lenha.</p><p>Vendido só na safra, respeitando a data de colheita.</p>',
    collections: ['Legumes'],
    pictures: ['pinhao'],
    optionTitle: 'Peso',
    variants: [
      { title: '500 g', priceCents: 1290, weightGrams: 500, stock: 19 },
      { title: '1 kg', priceCents: 2090, weightGrams: 1000, stock: 10 },
    ],
  },
]
