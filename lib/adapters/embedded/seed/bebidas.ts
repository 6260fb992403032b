import type { SeedProduct } from './seed-product.ts'

export const bebidas: readonly SeedProduct[] = [
  {
    handle: 'agua-sem-gas',
    title: 'Água mineral sem gás',
    subtitle: 'garrafas de 1,5 L',
    description:
      '<p>Da fonte de <strong>Santo Amaro da Imperatriz</strong>, leve e com pouco sódio. O fardo com seis sai mais em conta.</p>',
    collections: ['Bebidas'],
    pictures: ['agua-sem-gas'],
    optionTitle: 'Quantidade',
    variants: [
      { title: '1 garrafa', priceCents: 349, weightGrams: 1550, stock: 140 },
      { title: 'Fardo com 6', priceCents: 1590, weightGrams: 9300, stock: 22 },
    ],
  },
  {
    handle: 'agua-com-gas',
    title: 'Água mineral com gás',
    subtitle: 'garrafa de 1,5 L',
    description: '<p>Bolhas finas, boa com gelo e uma rodela de limão-siciliano.</p>',
    collections: ['Bebidas'],
    pictures: ['agua-com-gas'],
    variants: [{ title: 'Água mineral com gás', priceCents: 399, weightGrams: 1550, stock: 64 }],
  },
  {
    handle: 'agua-de-coco',
    title: 'Água de coco',
    subtitle: 'caixa de 1 L',
    description:
      '<p>Só a água do coco-verde, sem açúcar e sem conservante. Sirva bem gelada, de preferência depois da praia.</p>',
    collections: ['Bebidas'],
    pictures: ['agua-de-coco'],
    variants: [{ title: 'Água de coco', priceCents: 1190, weightGrams: 1050, stock: 32 }],
    information: [
      { title: 'Ingredientes', html: '<p>Água de coco.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM COCO. NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'suco-de-laranja',
    title: 'Suco de laranja integral',
    subtitle: 'garrafa de 1 L',
    ribbon: 'Novo',
    description:
      '<p>Espremido na loja e engarrafado em seguida. Nada além de laranja: agite, porque ele decanta.</p>',
    collections: ['Bebidas'],
    pictures: ['suco-laranja', 'suco-laranja-copo'],
    variants: [{ title: 'Suco de laranja integral', priceCents: 1590, weightGrams: 1100, stock: 25 }],
    information: [
      { title: 'Conservação', html: '<p>Refrigerado. Consumir em três dias.</p>' },
      { title: 'Ingredientes', html: '<p>Laranja.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 ml:</p><table><tbody><tr><th>Valor energético</th><td>42 kcal</td></tr><tr><th>Carboidratos</th><td>10 g</td></tr><tr><th>Vitamina C</th><td>45 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'suco-de-uva',
    title: 'Suco de uva integral',
    subtitle: 'garrafa de 1 L',
    ribbon: 'Da serra',
    description:
      '<p>Uvas bordô e isabel da serra, prensadas inteiras. Sem açúcar e sem água: dilua, se preferir.</p>',
    collections: ['Bebidas'],
    pictures: ['suco-uva'],
    variants: [
      { title: 'Suco de uva integral', priceCents: 1890, salePriceCents: 1490, weightGrams: 1450, stock: 38 },
    ],
    information: [
      { title: 'Ingredientes', html: '<p>Suco de uva integral.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'suco-de-maca',
    title: 'Suco de maçã integral',
    subtitle: 'garrafa de 1 L',
    description:
      'Maçãs gala e fuji de São Joaquim, sem filtrar.\nQuente com canela, é o quentão das crianças.',
    collections: ['Bebidas'],
    pictures: ['suco-maca'],
    variants: [{ title: 'Suco de maçã integral', priceCents: 1690, weightGrams: 1100, stock: 19 }],
  },
  {
    handle: 'suco-caixinha',
    title: 'Suco de maçã em caixinha',
    subtitle: 'pacote com 3 unidades de 200 ml',
    description: '<p>Do tamanho da lancheira, com canudo de papel. Sem adição de açúcar.</p>',
    collections: ['Bebidas'],
    pictures: ['suco-caixinha'],
    variants: [{ title: 'Suco de maçã em caixinha', priceCents: 849, weightGrams: 640, stock: 44 }],
  },
  {
    handle: 'kombucha',
    title: 'Kombucha',
    subtitle: 'garrafa de 355 ml',
    description:
      '<p>Chá-verde fermentado em <strong>Garopaba</strong>, levemente gasoso e menos de 0,5% de álcool natural da fermentação. Sirva gelado e sem agitar.</p>',
    collections: ['Bebidas'],
    pictures: ['kombucha', 'kombucha-gengibre', 'kombucha-uva'],
    optionTitle: 'Sabor',
    variants: [
      {
        title: 'Maçã',
        priceCents: 1490,
        salePriceCents: 1190,
        weightGrams: 420,
        stock: 30,
        picture: 'kombucha',
      },
      { title: 'Gengibre', priceCents: 1490, weightGrams: 420, stock: 12, picture: 'kombucha-gengibre' },
      {
        title: 'Uva',
        priceCents: 1490,
        salePriceCents: 1190,
        weightGrams: 420,
        stock: 0,
        picture: 'kombucha-uva',
      },
    ],
    information: [
      { title: 'Conservação', html: '<p>Refrigerada. Não agitar.</p>' },
      {
        title: 'Ingredientes',
        html: '<p>Chá-verde, açúcar orgânico, cultura de kombucha e suco do sabor.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'cha-gelado-limao',
    title: 'Chá gelado de limão',
    subtitle: 'garrafa de 1,5 L',
    description: '<p>Chá-preto de verdade e suco de limão, pouco doce. Refresca sem pesar.</p>',
    collections: ['Bebidas'],
    pictures: ['cha-gelado'],
    variants: [{ title: 'Chá gelado de limão', priceCents: 890, weightGrams: 1560, stock: 27 }],
  },
  {
    handle: 'guarana',
    title: 'Refrigerante de guaraná',
    subtitle: 'garrafa de 2 L',
    description: '<p>O guaraná da festa, com extrato da fruta. Gelado, ao lado do pastel.</p>',
    collections: ['Bebidas'],
    pictures: ['guarana'],
    variants: [{ title: 'Refrigerante de guaraná', priceCents: 790, weightGrams: 2080, stock: 50 }],
  },
  {
    handle: 'gengibirra',
    title: 'Gengibirra',
    subtitle: 'garrafa de 600 ml',
    description:
      '<p>Refresco gaseificado de gengibre e limão, sem álcool, tradição do sul. Ardido na medida.</p>',
    collections: ['Bebidas'],
    pictures: ['gengibirra'],
    variants: [{ title: 'Gengibirra', priceCents: 690, weightGrams: 640, stock: 23 }],
  },
  {
    handle: 'limonada-artesanal',
    title: 'Limonada artesanal',
    subtitle: 'garrafa de 1 L',
    description:
      '<p>Limão-taiti, água e pouco açúcar, feita hoje. Com hortelã e gelo, melhora ainda mais.</p>',
    collections: ['Bebidas'],
    pictures: ['limonada'],
    variants: [{ title: 'Limonada artesanal', priceCents: 1390, weightGrams: 1080, stock: 13 }],
  },
  {
    handle: 'bebida-de-aveia',
    title: 'Bebida de aveia',
    subtitle: 'caixa de 1 L',
    description:
      '<p>Vegetal, cremosa e naturalmente doce. Espuma bem no café com leite de quem não toma leite.</p>',
    collections: ['Bebidas'],
    pictures: ['bebida-aveia'],
    variants: [{ title: 'Bebida de aveia', priceCents: 1290, weightGrams: 1050, stock: 24 }],
    information: [
      { title: 'Ingredientes', html: '<p>Água, aveia, óleo de girassol, cálcio e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM AVEIA. PODE CONTER TRIGO. NÃO CONTÉM LEITE.</strong></p>',
      },
    ],
  },
  {
    handle: 'bebida-de-amendoas',
    title: 'Bebida de amêndoas',
    subtitle: 'caixa de 1 L',
    description: '<p>Sem açúcar, leve e com cálcio. Para a vitamina, o mingau e o bolo sem leite.</p>',
    collections: ['Bebidas'],
    pictures: ['bebida-amendoa'],
    variants: [{ title: 'Bebida de amêndoas', priceCents: 1590, weightGrams: 1050, stock: 15 }],
    information: [
      { title: 'Ingredientes', html: '<p>Água, amêndoas, cálcio, estabilizante goma gelana e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM AMÊNDOAS. NÃO CONTÉM GLÚTEN. NÃO CONTÉM LEITE.</strong></p>',
      },
    ],
  },
  {
    handle: 'erva-mate',
    title: 'Erva-mate moída grossa',
    subtitle: 'em pacote',
    description:
      '<p>De <strong>Canoinhas</strong>, sombreada e secada sem fumaça. Cor viva, espuma firme e amargor redondo para o chimarrão.</p>',
    collections: ['Bebidas'],
    pictures: ['erva-mate'],
    optionTitle: 'Peso',
    variants: [
      { title: '500 g', priceCents: 1290, weightGrams: 500, stock: 18, picture: 'erva-mate-500g' },
      { title: '1 kg', priceCents: 2190, salePriceCents: 1790, weightGrams: 1000, stock: 40 },
    ],
  },
]
