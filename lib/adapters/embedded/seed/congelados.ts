import type { SeedProduct } from './seed-product.ts'

export const congelados: readonly SeedProduct[] = [
  {
    handle: 'sorvete-pote',
    title: 'Sorvete artesanal',
    subtitle: 'pote de 1,5 L',
    description:
      '<p>Leite fresco e fruta de verdade, batido em <strong>São José</strong>. Tire do congelador cinco minutos antes de servir.</p>',
    collections: ['Congelados'],
    pictures: ['sorvete-creme', 'sorvete-taca'],
    optionTitle: 'Sabor',
    variants: [
      {
        title: 'Creme',
        priceCents: 3490,
        salePriceCents: 2890,
        weightGrams: 900,
        stock: 21,
        picture: 'sorvete-creme',
      },
      {
        title: 'Morango',
        priceCents: 3490,
        salePriceCents: 2890,
        weightGrams: 900,
        stock: 9,
        picture: 'sorvete-morango',
      },
      { title: 'Chocolate', priceCents: 3690, weightGrams: 900, stock: 0, picture: 'sorvete-chocolate' },
    ],
    information: [
      { title: 'Conservação', html: '<p>A -18 °C. Não recongele.</p>' },
      {
        title: 'Ingredientes',
        html: '<p>Leite, creme de leite, açúcar, polpa ou cacau do sabor e estabilizante.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE. PODE CONTER OVOS, SOJA E CASTANHAS.</strong></p>',
      },
    ],
  },
  {
    handle: 'acai-cremoso',
    title: 'Açaí cremoso',
    subtitle: 'em pote',
    description: '<p>Açaí médio com um pouco de banana para adoçar. Cremoso, sem xarope de guaraná.</p>',
    collections: ['Congelados'],
    pictures: ['acai', 'acai-tigela'],
    optionTitle: 'Peso',
    variants: [
      { title: '500 g', priceCents: 1890, weightGrams: 540, stock: 14, picture: 'acai-500g' },
      { title: '1 kg', priceCents: 2790, weightGrams: 1050, stock: 18 },
    ],
    information: [
      { title: 'Ingredientes', html: '<p>Polpa de açaí, banana, açúcar e água.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN. PODE CONTER LEITE.</strong></p>' },
    ],
  },
  {
    handle: 'polpa-de-fruta',
    title: 'Polpa de fruta',
    subtitle: 'pacote com 4 de 100 g',
    description: '<p>Fruta batida e congelada, sem açúcar e sem água. Um sachê faz dois copos de suco.</p>',
    collections: ['Congelados'],
    pictures: ['polpa-maracuja', 'polpa-morango', 'polpa-manga'],
    optionTitle: 'Sabor',
    variants: [
      { title: 'Maracujá', priceCents: 1290, weightGrams: 410, stock: 30, picture: 'polpa-maracuja' },
      { title: 'Morango', priceCents: 1390, weightGrams: 410, stock: 17, picture: 'polpa-morango' },
      { title: 'Manga', priceCents: 990, weightGrams: 410, stock: 3, picture: 'polpa-manga' },
    ],
  },
  {
    handle: 'pizza-calabresa',
    title: 'Fatias de pizza de calabresa',
    subtitle: '2 fatias, cerca de 300 g',
    description:
      '<p>Massa de fermentação longa, molho da casa e calabresa fatiada. Oito minutos de forno quente.</p>',
    collections: ['Congelados'],
    pictures: ['pizza'],
    variants: [{ title: 'Fatias de pizza de calabresa', priceCents: 1690, weightGrams: 320, stock: 15 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, muçarela, linguiça calabresa, molho de tomate, azeite, fermento e sal.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO E LEITE. PODE CONTER SOJA E OVOS.</strong></p>',
      },
    ],
  },
  {
    handle: 'batata-palito',
    title: 'Batata palito pré-frita',
    subtitle: 'pacote com 1 kg',
    description:
      '<p>Vai direto do congelador para o forno ou a fritadeira. Crocante por fora, macia por dentro.</p>',
    collections: ['Congelados'],
    pictures: ['batata-palito'],
    variants: [{ title: 'Batata palito pré-frita', priceCents: 1690, weightGrams: 1000, stock: 33 }],
    information: [
      { title: 'Ingredientes', html: '<p>Batata e óleo vegetal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'pao-de-queijo-congelado',
    title: 'Pão de queijo congelado',
    subtitle: 'pacote com 1 kg',
    description:
      '<p>A mesma massa da padaria, em bolinhas prontas para assar. Vinte e cinco minutos a 200 °C.</p>',
    collections: ['Congelados'],
    pictures: ['pao-queijo-congelado'],
    variants: [{ title: 'Pão de queijo congelado', priceCents: 2690, weightGrams: 1000, stock: 22 }],
    information: [
      { title: 'Ingredientes', html: '<p>Polvilho, queijo, leite, ovos, óleo de soja e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>NÃO CONTÉM GLÚTEN. CONTÉM LEITE, OVOS E DERIVADO DE SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'ervilha-congelada',
    title: 'Ervilha congelada',
    subtitle: 'pacote com 500 g',
    description: '<p>Colhida e congelada no mesmo dia, conserva o doce e a cor. Três minutos na panela.</p>',
    collections: ['Congelados'],
    pictures: ['ervilha-congelada'],
    variants: [{ title: 'Ervilha congelada', priceCents: 1190, weightGrams: 500, stock: 24 }],
  },
  {
    handle: 'brocolis-congelado',
    title: 'Brócolis congelado',
    subtitle: 'pacote com 300 g',
    description: 'Floretes lavados e branqueados.\nDo congelador para a frigideira.',
    collections: ['Congelados'],
    pictures: ['brocolis-congelado'],
    variants: [{ title: 'Brócolis congelado', priceCents: 990, weightGrams: 300, stock: 27 }],
  },
  {
    handle: 'lasanha-bolonhesa',
    title: 'Lasanha à bolonhesa',
    subtitle: 'caixa com 600 g',
    description: '<p>Camadas de massa, carne moída e molho branco, feita em cozinha pequena. Serve dois.</p>',
    collections: ['Congelados'],
    pictures: ['lasanha'],
    variants: [{ title: 'Lasanha à bolonhesa', priceCents: 2190, weightGrams: 640, stock: 16 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Massa (farinha de trigo e ovos), molho de tomate, carne bovina, leite, muçarela, manteiga e sal.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, OVOS E LEITE. PODE CONTER SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'empanados-de-frango',
    title: 'Empanados de frango',
    subtitle: 'caixa com 300 g',
    description:
      '<p>Peito de frango em cubos, farinha crocante, assados e não fritos. Dez minutos de forno.</p>',
    collections: ['Congelados'],
    pictures: ['empanado'],
    variants: [{ title: 'Empanados de frango', priceCents: 1290, weightGrams: 330, stock: 25 }],
    information: [
      { title: 'Ingredientes', html: '<p>Carne de frango, farinha de trigo, óleo de soja, amido e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO E DERIVADO DE SOJA. PODE CONTER LEITE E OVOS.</strong></p>',
      },
    ],
  },
  {
    handle: 'picole-de-fruta',
    title: 'Picolés de fruta',
    subtitle: 'pacote com 3, sortidos',
    description: '<p>Morango, laranja e limão, feitos com água e fruta. Sem leite e sem corante.</p>',
    collections: ['Congelados'],
    pictures: ['picole'],
    variants: [{ title: 'Picolés de fruta', priceCents: 1190, weightGrams: 210, stock: 35 }],
    information: [
      { title: 'Ingredientes', html: '<p>Água, fruta e açúcar.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN. NÃO CONTÉM LEITE.</strong></p>' },
    ],
  },
  {
    handle: 'gelo-em-cubos',
    title: 'Gelo em cubos',
    subtitle: 'saco com 3 kg',
    description:
      '<p>De água filtrada, em cubos grandes que demoram a derreter. Retire por último, antes de sair da loja.</p>',
    collections: ['Congelados'],
    pictures: ['gelo'],
    variants: [{ title: 'Gelo em cubos', priceCents: 990, weightGrams: 3000, stock: null }],
  },
]
