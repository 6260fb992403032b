import type { SeedProduct } from './seed-product.ts'

export const cafesEDoces: readonly SeedProduct[] = [
  {
    handle: 'cafe-torrado-moido',
    title: 'Café torrado e moído',
    subtitle: 'torra média, em pacote',
    ribbon: 'Oferta',
    description:
      '<p>Torra média, 100% arábica, com notas de chocolate e caramelo. Moagem para coador de pano ou papel.</p>',
    collections: ['Cafés e Doces', 'Mais Vendidos'],
    pictures: ['cafe', 'cafe-xicara'],
    optionTitle: 'Peso',
    variants: [
      { title: '250 g', priceCents: 1790, weightGrams: 250, stock: 30, picture: 'cafe-250' },
      {
        title: '500 g',
        priceCents: 3290,
        salePriceCents: 2690,
        weightGrams: 500,
        stock: 68,
        picture: 'cafe',
      },
      {
        title: '1 kg',
        priceCents: 6190,
        salePriceCents: 4990,
        weightGrams: 1000,
        stock: 15,
        picture: 'cafe-1kg',
      },
    ],
    information: [
      { title: 'Conservação', html: '<p>Na embalagem bem fechada, dentro de um pote, longe da luz.</p>' },
      { title: 'Ingredientes', html: '<p>Café torrado e moído.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'cafe-em-graos',
    title: 'Café em grãos',
    subtitle: 'pacote com 500 g',
    description: '<p>Grãos especiais de um só sítio, torrados a cada quinze dias. Para moer na hora.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['cafe-graos'],
    variants: [{ title: 'Café em grãos', priceCents: 4490, weightGrams: 500, stock: 21 }],
  },
  {
    handle: 'cha-de-hortela',
    title: 'Chá de hortelã',
    subtitle: 'caixa com 15 sachês',
    description: '<p>Folhas secas de hortelã, sem mais nada. Depois do almoço ou gelado com limão.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['cha-hortela'],
    variants: [{ title: 'Chá de hortelã', priceCents: 649, weightGrams: 40, stock: 35 }],
  },
  {
    handle: 'cha-de-camomila',
    title: 'Chá de camomila',
    subtitle: 'caixa com 15 sachês',
    description:
      'Flores inteiras, de aroma doce e sabor leve.\nUma xícara morna antes de dormir, com ou sem mel.',
    collections: ['Cafés e Doces'],
    pictures: ['cha-camomila'],
    variants: [{ title: 'Chá de camomila', priceCents: 649, weightGrams: 40, stock: 41 }],
  },
  {
    handle: 'mel-silvestre',
    title: 'Mel silvestre',
    subtitle: 'pote com 500 g',
    description:
      '<p>De floradas da Mata Atlântica, em <strong>Anitápolis</strong>. Não é aquecido nem misturado: com o frio, cristaliza, e é assim mesmo.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['mel', 'mel-pote'],
    variants: [
      { title: 'Mel silvestre', priceCents: 3290, salePriceCents: 2790, weightGrams: 800, stock: 26 },
    ],
    information: [
      { title: 'Ingredientes', html: '<p>Mel de abelhas.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>NÃO CONTÉM GLÚTEN. Não oferecer a crianças menores de um ano.</strong></p>',
      },
    ],
  },
  {
    handle: 'doce-de-leite',
    title: 'Doce de leite cremoso',
    subtitle: 'pote com 400 g',
    description: '<p>Leite e açúcar no tacho por seis horas, sem amido. De comer com colher, escondido.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['doce-de-leite'],
    variants: [{ title: 'Doce de leite cremoso', priceCents: 1990, weightGrams: 700, stock: 30 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite integral, açúcar e bicarbonato de sódio.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'geleia-artesanal',
    title: 'Geleia artesanal',
    subtitle: 'pote com 230 g',
    description:
      '<p>Fruta, açúcar e limão, em panelas pequenas. Sobra pedaço de fruta em cada colherada.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['geleia-morango', 'geleia-uva'],
    optionTitle: 'Sabor',
    variants: [
      { title: 'Morango', priceCents: 1690, weightGrams: 420, stock: 24, picture: 'geleia-morango' },
      { title: 'Uva', priceCents: 1390, weightGrams: 420, stock: 5, picture: 'geleia-uva' },
    ],
    information: [
      { title: 'Ingredientes', html: '<p>Fruta do sabor, açúcar e suco de limão.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'goiabada-cascao',
    title: 'Goiabada cascão',
    subtitle: 'peça com 300 g',
    description: '<p>Firme, com pedaços da casca. A metade que falta ao queijo minas.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['goiabada'],
    variants: [{ title: 'Goiabada cascão', priceCents: 1290, weightGrams: 310, stock: 33 }],
  },
  {
    handle: 'pacoca-rolha',
    title: 'Paçoca rolha',
    subtitle: 'pote com 20, cerca de 340 g',
    description: '<p>Amendoim torrado, açúcar e sal. Esfarela do jeito certo.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['pacoca'],
    variants: [{ title: 'Paçoca rolha', priceCents: 1490, weightGrams: 380, stock: 28 }],
    information: [
      { title: 'Ingredientes', html: '<p>Amendoim, açúcar e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM AMENDOIM. PODE CONTER LEITE, SOJA E CASTANHAS. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'chocolate-ao-leite',
    title: 'Chocolate ao leite',
    subtitle: 'barra com 90 g',
    description:
      '<p>Quarenta por cento de cacau, cremoso, feito em <strong>Gaspar</strong> do grão à barra.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['chocolate'],
    optionTitle: 'Tipo',
    variants: [
      { title: 'Ao leite 40%', priceCents: 990, weightGrams: 95, stock: 60, picture: 'chocolate' },
      { title: 'Amargo 70%', priceCents: 990, weightGrams: 95, stock: 25, picture: 'chocolate-70' },
    ],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Açúcar, massa de cacau, manteiga de cacau, leite em pó e emulsificante lecitina de soja.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM LEITE E DERIVADO DE SOJA. PODE CONTER AMENDOIM, AVELÃ E CASTANHAS. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'cacau-em-po',
    title: 'Cacau em pó 100%',
    subtitle: 'caixa com 200 g',
    description:
      '<p>Puro, sem açúcar, de cor escura e cheiro forte. Para o brigadeiro de adulto e o bolo.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['cacau-po'],
    variants: [{ title: 'Cacau em pó 100%', priceCents: 1890, weightGrams: 220, stock: 16 }],
  },
  {
    handle: 'balas-de-banana',
    title: 'Balas de banana',
    subtitle: 'pacote com 200 g',
    description:
      '<p>Banana e açúcar apurados no tacho, do jeito do litoral. Enroladas uma a uma em papel.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['balas'],
    variants: [{ title: 'Balas de banana', priceCents: 790, weightGrams: 205, stock: 37 }],
  },
  {
    handle: 'cookies-gotas',
    title: 'Biscoito com gotas de chocolate',
    subtitle: 'pacote com 250 g',
    description:
      '<p>Crocante na borda e macio no meio, com gotas de chocolate meio amargo. Assado na loja.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['cookies'],
    variants: [{ title: 'Biscoito com gotas de chocolate', priceCents: 1390, weightGrams: 260, stock: 19 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, manteiga, açúcar mascavo, ovos, chocolate e fermento químico.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE, OVOS E DERIVADO DE SOJA. PODE CONTER CASTANHAS.</strong></p>',
      },
    ],
  },
  {
    handle: 'biscoito-amanteigado',
    title: 'Biscoito amanteigado',
    subtitle: 'pacote com 350 g',
    description: '<p>Derrete na boca, como os da lata da avó. Só manteiga, sem gordura hidrogenada.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['biscoito'],
    variants: [{ title: 'Biscoito amanteigado', priceCents: 1290, weightGrams: 360, stock: 26 }],
    information: [
      { title: 'Ingredientes', html: '<p>Farinha de trigo, manteiga, açúcar e ovos.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE E OVOS.</strong></p>' },
    ],
  },
  {
    handle: 'pudim-de-leite',
    title: 'Pudim de leite',
    subtitle: '1 unidade, cerca de 500 g',
    description:
      '<p>Liso, sem furinhos, com calda escura de caramelo. Serve seis, ou um só com paciência.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['pudim'],
    variants: [{ title: 'Pudim de leite', priceCents: 2290, weightGrams: 520, stock: 4 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite condensado, leite, ovos e açúcar.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM LEITE E OVOS. CONTÉM LACTOSE. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'pirulito-artesanal',
    title: 'Pirulito artesanal',
    subtitle: '1 unidade, 60 g',
    description: 'Colorido com beterraba, cúrcuma e espinafre.\nFeito à mão para a festa das crianças.',
    collections: ['Cafés e Doces'],
    pictures: ['pirulito'],
    variants: [{ title: 'Pirulito artesanal', priceCents: 590, weightGrams: 62, stock: null }],
  },
  {
    handle: 'pipoca-doce',
    title: 'Pipoca caramelada',
    subtitle: 'balde com 120 g',
    description: '<p>Milho estourado e caramelo de rapadura. Fica crocante até o fim do filme.</p>',
    collections: ['Cafés e Doces'],
    pictures: ['pipoca'],
    variants: [{ title: 'Pipoca caramelada', priceCents: 1190, weightGrams: 130, stock: 20 }],
  },
]
