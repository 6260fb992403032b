import type { SeedProduct } from './seed-product.ts'

export const frutas: readonly SeedProduct[] = [
  {
    handle: 'banana-prata',
    title: 'Banana-prata',
    subtitle: 'madura no ponto',
    ribbon: 'Oferta',
    description:
      '<p>Banana de casca fina e polpa firme, plantada nos morros de <strong>Luiz Alves</strong>. Vai na lancheira, na vitamina e na panela.</p><p>Escolhemos cachos que chegam amarelos e duram a semana.</p>',
    collections: ['Frutas', 'Mais Vendidos'],
    pictures: ['banana', 'banana-caixa'],
    optionTitle: 'Peso',
    variants: [
      { title: '500 g', priceCents: 379, salePriceCents: 299, weightGrams: 500, stock: 30 },
      { title: '1 kg', priceCents: 699, salePriceCents: 549, weightGrams: 1000, stock: 64 },
      {
        title: '2 kg',
        priceCents: 1299,
        salePriceCents: 999,
        weightGrams: 2000,
        stock: 12,
        picture: 'banana-caixa',
      },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Fora da geladeira, longe do sol. Para amadurecer mais depressa, guarde em saco de papel com uma maçã.</p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 98 kcal</li><li>Carboidratos: 26 g</li><li>Proteínas: 1,3 g</li><li>Fibras: 2 g</li><li>Potássio: 358 mg</li></ul>',
      },
    ],
  },
  {
    handle: 'banana-caturra',
    title: 'Banana-caturra',
    subtitle: '1 kg, do litoral norte',
    description:
      '<p>A banana mais docinha e macia do café da manhã catarinense. Amassada com aveia, vira lanche em um minuto.</p><p>Quando a casca pinta de preto, está perfeita para bolo e cuca.</p>',
    collections: ['Frutas'],
    pictures: ['banana-caturra', 'banana-caixa'],
    variants: [{ title: 'Banana-caturra', priceCents: 549, weightGrams: 1000, stock: 48 }],
  },
  {
    handle: 'maca-gala',
    title: 'Maçã gala',
    subtitle: 'colhida em Fraiburgo',
    description:
      '<p>Crocante, suculenta e pouco ácida: a maçã que as crianças comem sem reclamar. Vem da serra catarinense, de pomar que conhecemos pelo nome.</p><ul><li>Casca vermelha, lavada e sem cera</li><li>Tamanho médio, cerca de seis por quilo</li></ul>',
    collections: ['Frutas'],
    pictures: ['maca', 'maca-caixa'],
    optionTitle: 'Peso',
    variants: [
      { title: '500 g', priceCents: 599, salePriceCents: 479, weightGrams: 500, stock: 22 },
      { title: '1 kg', priceCents: 1099, salePriceCents: 849, weightGrams: 1000, stock: 70 },
      {
        title: 'Caixa de 5 kg',
        priceCents: 4690,
        salePriceCents: 3990,
        weightGrams: 5000,
        stock: 6,
        picture: 'maca-caixa',
      },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Na gaveta da geladeira dura até três semanas. Longe das folhas, que murcham perto dela.</p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 56 kcal</li><li>Carboidratos: 15 g</li><li>Proteínas: 0,3 g</li><li>Fibras: 1,3 g</li></ul>',
      },
    ],
  },
  {
    handle: 'maca-verde',
    title: 'Maçã verde',
    subtitle: '4 unidades, cerca de 600 g',
    description:
      'Ácida e bem firme, não desmancha no forno.\nExperimente em fatias finas com queijo colonial ou numa torta.',
    collections: ['Frutas'],
    pictures: ['maca-verde'],
    variants: [{ title: 'Maçã verde', priceCents: 1290, weightGrams: 600, stock: 19 }],
  },
  {
    handle: 'laranja-pera',
    title: 'Laranja-pera',
    subtitle: 'boa de suco',
    description:
      '<p>Casca fina, muito caldo e o azedinho certo. Três laranjas dão um copo cheio.</p><p>Para espremer todo dia, leve a <strong>rede de 3 kg</strong>, que sai mais em conta.</p>',
    collections: ['Frutas'],
    pictures: ['laranja', 'laranja-rede'],
    optionTitle: 'Peso',
    variants: [
      { title: '1 kg', priceCents: 599, weightGrams: 1000, stock: 85 },
      { title: 'Rede de 3 kg', priceCents: 1390, weightGrams: 3000, stock: 24, picture: 'laranja-rede' },
    ],
    information: [
      { title: 'Conservação', html: '<p>Na fruteira por uma semana ou na geladeira por até vinte dias.</p>' },
    ],
  },
  {
    handle: 'bergamota-ponkan',
    title: 'Bergamota ponkan',
    subtitle: '1 kg, casca solta',
    description:
      '<p>Fruta de inverno, para comer ao sol descascando com a mão. Gomos grandes, doces e de poucas sementes.</p><p>A safra acabou neste ano: volta ao estande em maio.</p>',
    collections: ['Frutas'],
    pictures: ['bergamota'],
    variants: [{ title: 'Bergamota ponkan', priceCents: 690, weightGrams: 1000, stock: 0 }],
  },
  {
    handle: 'limao-taiti',
    title: 'Limão-taiti',
    subtitle: '500 g, cerca de 6 unidades',
    description:
      '<p>Verde, liso e cheio de suco. Para temperar o peixe, fazer limonada ou finalizar a salada.</p><p>Se a casca ceder ao aperto, está no melhor ponto.</p>',
    collections: ['Frutas'],
    pictures: ['limao-taiti'],
    variants: [{ title: 'Limão-taiti', priceCents: 449, weightGrams: 500, stock: 90 }],
  },
  {
    handle: 'limao-siciliano',
    title: 'Limão-siciliano',
    subtitle: '3 unidades, cerca de 400 g',
    description:
      '<p>Amarelo e perfumado: a casca ralada vale tanto quanto o suco. Combina com massas, bolos e frutos do mar.</p><p>Vem sem cera, para você usar a raspa sem medo.</p>',
    collections: ['Frutas'],
    pictures: ['limao-siciliano'],
    variants: [{ title: 'Limão-siciliano', priceCents: 990, weightGrams: 400, stock: 14 }],
  },
  {
    handle: 'manga-tommy',
    title: 'Manga tommy',
    subtitle: '1 unidade, cerca de 550 g',
    description:
      '<p>Grande, de polpa firme e poucas fibras. Boa em cubos na salada de frutas e também grelhada com peixe.</p><p>Amadurece em dois dias fora da geladeira.</p>',
    collections: ['Frutas'],
    pictures: ['manga', 'manga-cortada'],
    variants: [{ title: 'Manga tommy', priceCents: 549, weightGrams: 550, stock: 40 }],
    information: [
      { title: 'Conservação', html: '<p>Verde, na fruteira. Madura, na geladeira por até cinco dias.</p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 51 kcal</li><li>Carboidratos: 13 g</li><li>Fibras: 2,1 g</li><li>Vitamina C: 8 mg</li></ul>',
      },
    ],
  },
  {
    handle: 'manga-palmer',
    title: 'Manga palmer',
    subtitle: '1 unidade, cerca de 500 g',
    description:
      '<p>Mais doce que a tommy e quase sem fiapos, de comer com colher. A polpa é laranja forte e derrete na boca.</p>',
    collections: ['Frutas'],
    pictures: ['manga-cortada', 'manga'],
    variants: [{ title: 'Manga palmer', priceCents: 649, weightGrams: 500, stock: 23 }],
  },
  {
    handle: 'mamao-papaia',
    title: 'Mamão papaia',
    subtitle: '1 unidade, cerca de 500 g',
    description:
      '<p>Pequeno, na medida para duas pessoas no café da manhã. Polpa alaranjada, bem doce, e sementes que saem fáceis com a colher.</p>',
    collections: ['Frutas'],
    pictures: ['mamao', 'mamao-metade'],
    variants: [{ title: 'Mamão papaia', priceCents: 599, weightGrams: 500, stock: 36 }],
    information: [
      {
        title: 'Conservação',
        html: '<p>Fora da geladeira até amarelar por inteiro. Depois, até quatro dias refrigerado.</p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 40 kcal</li><li>Carboidratos: 10 g</li><li>Fibras: 1 g</li><li>Vitamina C: 82 mg</li></ul>',
      },
    ],
  },
  {
    handle: 'mamao-formosa',
    title: 'Mamão formosa',
    subtitle: '1 unidade, cerca de 1,6 kg',
    description:
      '<p>Para a família inteira: rende uma travessa de cubos. Mais firme e menos doce que o papaia, aguenta bem a geladeira depois de cortado.</p>',
    collections: ['Frutas'],
    pictures: ['mamao-metade', 'mamao'],
    variants: [
      { title: 'Mamão formosa', priceCents: 1290, salePriceCents: 990, weightGrams: 1600, stock: 11 },
    ],
  },
  {
    handle: 'abacate-manteiga',
    title: 'Abacate manteiga',
    subtitle: '1 unidade, cerca de 600 g',
    description:
      '<p>Polpa cremosa e amanteigada, sem fios. Serve à vitamina doce da infância e ao guacamole do sábado.</p><p>Aperte de leve: se ceder, é para hoje.</p>',
    collections: ['Frutas'],
    pictures: ['abacate'],
    variants: [{ title: 'Abacate manteiga', priceCents: 749, weightGrams: 600, stock: 28 }],
  },
  {
    handle: 'abacaxi-perola',
    title: 'Abacaxi pérola',
    subtitle: '1 unidade, cerca de 1,5 kg',
    description:
      '<p>Branquinho por dentro, doce e pouco ácido. O perfume na base diz que está maduro, e só então ele entra na loja.</p>',
    collections: ['Frutas'],
    pictures: ['abacaxi'],
    variants: [{ title: 'Abacaxi pérola', priceCents: 849, weightGrams: 1500, stock: 20 }],
  },
  {
    handle: 'melancia',
    title: 'Melancia',
    subtitle: 'doce e madura',
    description:
      '<p>Vermelha e crocante, de matar a sede da casa toda. Batemos na casca de cada uma antes de separar a sua.</p><p><strong>Inteira</strong> para a festa ou <strong>em quarto</strong>, já cortada e embalada no dia.</p>',
    collections: ['Frutas'],
    pictures: ['melancia', 'melancia-fatia'],
    optionTitle: 'Corte',
    variants: [
      { title: 'Inteira', priceCents: 2490, weightGrams: 8000, stock: 9 },
      {
        title: 'Quarto, cerca de 2 kg',
        priceCents: 790,
        weightGrams: 2000,
        stock: 13,
        picture: 'melancia-fatia',
      },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Inteira, em lugar fresco por até dez dias. Cortada, na geladeira por até três.</p>',
      },
    ],
  },
  {
    handle: 'melao-amarelo',
    title: 'Melão orange',
    subtitle: '1 unidade, cerca de 1,4 kg',
    description:
      'Polpa alaranjada, muito perfumada.\nSirva gelado, puro ou com presunto cru em fatias finas.',
    collections: ['Frutas'],
    pictures: ['melao'],
    variants: [{ title: 'Melão orange', priceCents: 1490, weightGrams: 1400, stock: 15 }],
  },
  {
    handle: 'uva-niagara',
    title: 'Uva niágara rosada',
    subtitle: '500 g, do vale do Rio do Peixe',
    ribbon: 'Da serra',
    description:
      '<p>A uva de chupar, de casca que se solta e cheiro de infância. Vem de parreirais de <strong>Videira</strong> e <strong>Pinheiro Preto</strong>, em cachos pequenos e cheios.</p>',
    collections: ['Frutas'],
    pictures: ['uva'],
    variants: [
      { title: 'Uva niágara rosada', priceCents: 1190, salePriceCents: 890, weightGrams: 500, stock: 18 },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Na geladeira, sem lavar, por até uma semana. Lave só na hora de comer.</p>',
      },
    ],
  },
  {
    handle: 'uva-verde-sem-semente',
    title: 'Uva verde sem semente',
    subtitle: 'bandeja com 500 g',
    description:
      '<p>Bagos firmes, doces e sem semente, prontos para a lancheira. Congelados, viram um docinho de verão.</p>',
    collections: ['Frutas'],
    pictures: ['uva-verde'],
    variants: [{ title: 'Uva verde sem semente', priceCents: 1590, weightGrams: 500, stock: 26 }],
  },
  {
    handle: 'morango',
    title: 'Morango',
    subtitle: 'bandeja com 300 g',
    ribbon: 'Orgânico',
    description:
      '<p>Colhido de manhã em <strong>Rancho Queimado</strong>, a capital catarinense do morango. Sem agrotóxico, com o tamanho que a terra deu.</p><ul><li>Certificação orgânica participativa</li><li>Lave só na hora de servir</li></ul>',
    collections: ['Frutas', 'Mais Vendidos'],
    pictures: ['morango-bandeja', 'morango'],
    variants: [{ title: 'Morango', priceCents: 1290, weightGrams: 300, stock: 31 }],
    information: [
      { title: 'Conservação', html: '<p>Na geladeira por até três dias, na própria bandeja, sem lavar.</p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 30 kcal</li><li>Carboidratos: 6,8 g</li><li>Fibras: 1,7 g</li><li>Vitamina C: 64 mg</li></ul>',
      },
    ],
  },
  {
    handle: 'goiaba-vermelha',
    title: 'Goiaba vermelha',
    subtitle: 'bandeja com 4, cerca de 600 g',
    description:
      '<p>Casca fina, polpa rosada e um perfume que toma a cozinha. Coma com casca: é onde está boa parte da vitamina C.</p>',
    collections: ['Frutas'],
    pictures: ['goiaba'],
    variants: [{ title: 'Goiaba vermelha', priceCents: 899, weightGrams: 600, stock: 17 }],
  },
  {
    handle: 'maracuja-azedo',
    title: 'Maracujá azedo',
    subtitle: '500 g, cerca de 4 unidades',
    description:
      '<p>Casca amarela e levemente enrugada, sinal de polpa farta. Dois frutos bastam para uma jarra de suco ou uma mousse.</p>',
    collections: ['Frutas'],
    pictures: ['maracuja'],
    variants: [{ title: 'Maracujá azedo', priceCents: 890, weightGrams: 500, stock: 22 }],
  },
  {
    handle: 'kiwi',
    title: 'Kiwi',
    subtitle: 'bandeja com 6, cerca de 500 g',
    description:
      '<p>Verde, azedinho e cheio de vitamina C. Plantado em Farroupilha, chega firme e amadurece na fruteira em poucos dias.</p>',
    collections: ['Frutas'],
    pictures: ['kiwi'],
    variants: [{ title: 'Kiwi', priceCents: 1490, weightGrams: 500, stock: 16 }],
  },
  {
    handle: 'pera-williams',
    title: 'Pera williams',
    subtitle: '4 unidades, cerca de 700 g',
    description:
      '<p>Macia, muito suculenta e de perfume delicado. Vai bem com queijo, cozida com canela ou simplesmente fria.</p>',
    collections: ['Frutas'],
    pictures: ['pera'],
    variants: [{ title: 'Pera williams', priceCents: 1390, weightGrams: 700, stock: 20 }],
  },
  {
    handle: 'pessego-chimarrita',
    title: 'Pêssego chimarrita',
    subtitle: 'bandeja com 6, cerca de 700 g',
    description:
      'Primeiros pêssegos do ano, de polpa branca e docinha.\nA pele é fina: dá para comer sem descascar.',
    collections: ['Frutas'],
    pictures: ['pessego'],
    variants: [{ title: 'Pêssego chimarrita', priceCents: 1290, weightGrams: 700, stock: 12 }],
  },
  {
    handle: 'caqui-fuyu',
    title: 'Caqui fuyu',
    subtitle: 'bandeja com 4, cerca de 600 g',
    description:
      '<p>O caqui crocante, que não amarra a boca. Corte em rodelas como uma maçã e coma com casca.</p><p>Últimas bandejas da safra.</p>',
    collections: ['Frutas'],
    pictures: ['caqui'],
    variants: [{ title: 'Caqui fuyu', priceCents: 990, weightGrams: 600, stock: 3 }],
  },
  {
    handle: 'ameixa-vermelha',
    title: 'Ameixa vermelha',
    subtitle: '500 g, cerca de 7 unidades',
    description:
      '<p>Casca escura, polpa vermelha e o equilíbrio entre doce e azedo. Madura, é ótima em calda sobre o iogurte.</p>',
    collections: ['Frutas'],
    pictures: ['ameixa'],
    variants: [{ title: 'Ameixa vermelha', priceCents: 1190, weightGrams: 500, stock: 18 }],
  },
  {
    handle: 'coco-verde',
    title: 'Coco-verde',
    subtitle: '1 unidade, com cerca de 400 ml de água',
    description:
      '<p>Já sai aparado e furado na tampa: é só encaixar o canudo. Gelado, depois da praia, não tem igual.</p><p>Peça que a gente deixe na câmara fria até a retirada.</p>',
    collections: ['Frutas'],
    pictures: ['coco-verde'],
    variants: [{ title: 'Coco-verde', priceCents: 799, weightGrams: 1800, stock: 25 }],
  },
  {
    handle: 'coco-seco',
    title: 'Coco seco',
    subtitle: '1 unidade, cerca de 500 g',
    description:
      '<p>Polpa branca e grossa para ralar na cocada, no bolo e no arroz-doce. Chacoalhe: se ouvir a água, está fresco.</p>',
    collections: ['Frutas'],
    pictures: ['coco-seco'],
    variants: [{ title: 'Coco seco', priceCents: 749, weightGrams: 500, stock: 14 }],
  },
  {
    handle: 'mirtilo',
    title: 'Mirtilo',
    subtitle: 'bandeja com 125 g',
    description:
      '<p>Frutinha de clima frio, plantada em <strong>Vacaria</strong> e na serra catarinense. Vai no iogurte, na panqueca ou direto da mão.</p>',
    collections: ['Frutas'],
    pictures: ['mirtilo'],
    variants: [{ title: 'Mirtilo', priceCents: 1690, weightGrams: 125, stock: 8 }],
  },
]
