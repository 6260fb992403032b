import type { SeedProduct } from './seed-product.ts'

export const padaria: readonly SeedProduct[] = [
  {
    handle: 'pao-frances',
    title: 'Pão francês',
    subtitle: 'cerca de 50 g cada',
    ribbon: 'Do forno',
    description:
      '<p>Casca fina que estala e miolo leve. Sai do forno às <strong>6h</strong>, às <strong>11h</strong> e às <strong>16h</strong>; o seu vai na fornada mais próxima da retirada.</p>',
    collections: ['Padaria', 'Mais Vendidos'],
    pictures: ['pao-frances', 'pao-frances-saco'],
    optionTitle: 'Quantidade',
    variants: [
      { title: '6 unidades', priceCents: 690, weightGrams: 300, stock: 80 },
      { title: '12 unidades', priceCents: 1090, weightGrams: 600, stock: 40, picture: 'pao-frances-saco' },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Melhor no dia. No dia seguinte, borrife água e leve cinco minutos ao forno.</p>',
      },
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo enriquecida com ferro e ácido fólico, água, fermento biológico, açúcar, sal e óleo de soja.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM DERIVADOS DE TRIGO E DE SOJA. PODE CONTER LEITE, OVOS E GERGELIM.</strong></p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>300 kcal</td></tr><tr><th>Carboidratos</th><td>59 g</td></tr><tr><th>Proteínas</th><td>8 g</td></tr><tr><th>Fibras</th><td>2,3 g</td></tr><tr><th>Sódio</th><td>648 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'pao-de-forma',
    title: 'Pão de forma',
    subtitle: 'pacote com 500 g',
    description:
      '<p>Fatias macias que não se despedaçam ao passar a manteiga. Sem conservante: dura quatro dias fora da geladeira.</p>',
    collections: ['Padaria'],
    pictures: ['pao-de-forma', 'pao-fatiado'],
    variants: [{ title: 'Pão de forma', priceCents: 990, weightGrams: 510, stock: 45 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, água, açúcar, óleo de soja, fermento biológico, sal e leite em pó.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM DERIVADOS DE TRIGO, DE SOJA E DE LEITE.</strong></p>',
      },
    ],
  },
  {
    handle: 'pao-integral',
    title: 'Pão integral de fermentação longa',
    subtitle: 'pacote com 450 g',
    description:
      '<p>Metade farinha integral, com linhaça e girassol. Doze horas de descanso deixam o sabor mais fundo e o miolo úmido.</p>',
    collections: ['Padaria'],
    pictures: ['pao-integral'],
    variants: [{ title: 'Pão integral de fermentação longa', priceCents: 1490, weightGrams: 460, stock: 26 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo integral, farinha de trigo, água, semente de linhaça, semente de girassol, fermento e sal.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM DERIVADOS DE TRIGO. PODE CONTER LEITE, OVOS, SOJA E CASTANHAS.</strong></p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>248 kcal</td></tr><tr><th>Carboidratos</th><td>43 g</td></tr><tr><th>Proteínas</th><td>9,4 g</td></tr><tr><th>Fibras</th><td>6,9 g</td></tr><tr><th>Sódio</th><td>420 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'pao-sem-gluten',
    title: 'Pão sem glúten',
    subtitle: 'pacote com 350 g',
    ribbon: 'Sem glúten',
    description:
      '<p>De farinha de arroz, polvilho e linhaça, em forno só dele. Fica ainda melhor passado na chapa.</p>',
    collections: ['Padaria'],
    pictures: ['pao-sem-gluten'],
    variants: [{ title: 'Pão sem glúten', priceCents: 2290, weightGrams: 360, stock: 8 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de arroz, polvilho doce, água, ovos, óleo de girassol, linhaça, fermento e sal.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>NÃO CONTÉM GLÚTEN. CONTÉM OVOS. PODE CONTER LEITE E SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'pao-caseiro-centeio',
    title: 'Pão caseiro de centeio',
    subtitle: '1 unidade, cerca de 600 g',
    ribbon: 'Do forno',
    description:
      '<p>Receita de família de <strong>Pomerode</strong>, com centeio e fermento natural. Casca grossa, enfarinhada, e miolo que dura a semana.</p>',
    collections: ['Padaria'],
    pictures: ['pao-caseiro'],
    variants: [{ title: 'Pão caseiro de centeio', priceCents: 1690, weightGrams: 600, stock: 12 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, farinha de centeio, água, fermento natural e sal.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM DERIVADOS DE TRIGO E DE CENTEIO. PODE CONTER LEITE E OVOS.</strong></p>',
      },
    ],
  },
  {
    handle: 'baguete',
    title: 'Baguete',
    subtitle: '2 unidades, cerca de 500 g',
    description:
      '<p>Comprida, dourada e cheia de furos. Corte na diagonal, azeite por cima e forno quente: está pronta a entrada.</p>',
    collections: ['Padaria'],
    pictures: ['baguete'],
    variants: [{ title: 'Baguete', priceCents: 990, weightGrams: 500, stock: 20 }],
    information: [
      { title: 'Ingredientes', html: '<p>Farinha de trigo, água, fermento biológico e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM DERIVADOS DE TRIGO. PODE CONTER LEITE E OVOS.</strong></p>',
      },
    ],
  },
  {
    handle: 'pao-sirio',
    title: 'Pão sírio',
    subtitle: 'pacote com 4, cerca de 300 g',
    description: 'Redondo e achatado, abre como um envelope.\nRecheie, enrole ou asse até virar torradinha.',
    collections: ['Padaria'],
    pictures: ['pao-sirio'],
    variants: [{ title: 'Pão sírio', priceCents: 890, weightGrams: 300, stock: 17 }],
    information: [
      { title: 'Ingredientes', html: '<p>Farinha de trigo, água, óleo de soja, fermento e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM DERIVADOS DE TRIGO E DE SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'pao-de-queijo',
    title: 'Pão de queijo',
    subtitle: '10 unidades, cerca de 350 g',
    ribbon: 'Oferta',
    description:
      '<p>Polvilho azedo, queijo curado e ovo caipira. Casquinha que quebra e miolo que puxa.</p><p>Assado ao longo do dia, em fornadas pequenas.</p>',
    collections: ['Padaria', 'Mais Vendidos'],
    pictures: ['pao-de-queijo', 'pao-de-queijo-monte'],
    variants: [
      { title: 'Pão de queijo', priceCents: 1490, salePriceCents: 1190, weightGrams: 350, stock: 34 },
    ],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Polvilho azedo, queijo meia cura, leite, ovos, óleo de soja e sal.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>NÃO CONTÉM GLÚTEN. CONTÉM LEITE, OVOS E DERIVADO DE SOJA.</strong></p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>363 kcal</td></tr><tr><th>Carboidratos</th><td>34 g</td></tr><tr><th>Proteínas</th><td>5,1 g</td></tr><tr><th>Gorduras totais</th><td>24 g</td></tr><tr><th>Sódio</th><td>773 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'croissant',
    title: 'Croissant de manteiga',
    subtitle: '2 unidades, cerca de 160 g',
    description:
      '<p>Três dias de dobra e descanso até as camadas ficarem finas como papel. Só manteiga, sem gordura vegetal.</p>',
    collections: ['Padaria'],
    pictures: ['croissant'],
    variants: [{ title: 'Croissant de manteiga', priceCents: 1390, weightGrams: 160, stock: 18 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, manteiga, leite, ovos, açúcar, fermento e sal.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE E OVOS.</strong></p>' },
    ],
  },
  {
    handle: 'cuca-alema',
    title: 'Cuca alemã',
    subtitle: '1 forma, cerca de 600 g',
    ribbon: 'Da serra',
    description:
      '<p>Massa de fermento, recheio generoso e a farofa doce que todo mundo disputa. Assada em <strong>Blumenau</strong>, chega às quartas e aos sábados.</p>',
    collections: ['Padaria'],
    pictures: ['cuca', 'cuca-uva'],
    optionTitle: 'Sabor',
    variants: [
      {
        title: 'Farofa',
        priceCents: 2490,
        salePriceCents: 1990,
        weightGrams: 600,
        stock: 14,
        picture: 'cuca',
      },
      { title: 'Uva', priceCents: 2690, weightGrams: 650, stock: 6, picture: 'cuca-uva' },
      { title: 'Banana', priceCents: 2690, weightGrams: 650, stock: 0, picture: 'cuca' },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Coberta com pano, fora da geladeira, por três dias. Congela bem em fatias.</p>',
      },
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, açúcar, manteiga, leite, ovos, fermento biológico, canela e recheio do sabor.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE E OVOS. PODE CONTER SOJA E CASTANHAS.</strong></p>',
      },
    ],
  },
  {
    handle: 'sonho-creme',
    title: 'Sonho de creme',
    subtitle: '2 unidades, cerca de 240 g',
    ribbon: 'Do forno',
    description:
      '<p>Massa frita, leve, recheada com creme de baunilha feito na loja. Açúcar por cima e guardanapo por perto.</p>',
    collections: ['Padaria'],
    pictures: ['sonho'],
    variants: [{ title: 'Sonho de creme', priceCents: 1190, weightGrams: 240, stock: 16 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, leite, ovos, açúcar, manteiga, óleo de soja, amido e fermento.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE, OVOS E SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'bolo-de-fuba',
    title: 'Bolo de fubá cremoso',
    subtitle: '1 unidade, cerca de 700 g',
    description:
      '<p>Bolo de tarde, com café passado. O creme de queijo desce para o fundo e faz uma camada só dele.</p>',
    collections: ['Padaria'],
    pictures: ['bolo-fuba'],
    variants: [{ title: 'Bolo de fubá cremoso', priceCents: 1990, weightGrams: 700, stock: 9 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Fubá, leite, ovos, açúcar, farinha de trigo, queijo ralado, óleo de soja e fermento químico.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE, OVOS E SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'bolo-de-cenoura',
    title: 'Bolo de cenoura com cobertura',
    subtitle: '1 unidade, cerca de 800 g',
    description:
      '<p>Massa fofa, cor de cenoura de verdade, e cobertura de chocolate que endurece e quebra. Pode chamar as crianças.</p>',
    collections: ['Padaria'],
    pictures: ['bolo-cenoura'],
    variants: [
      {
        title: 'Bolo de cenoura com cobertura',
        priceCents: 2490,
        salePriceCents: 1990,
        weightGrams: 800,
        stock: 11,
      },
    ],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Cenoura, farinha de trigo, açúcar, ovos, óleo de soja, cacau em pó, leite, manteiga e fermento químico.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE, OVOS E SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'bolo-de-chocolate',
    title: 'Bolo de chocolate',
    subtitle: '1 unidade, cerca de 800 g',
    description: '<p>Cacau 50%, massa úmida e calda por cima ainda quente. Serve dez fatias honestas.</p>',
    collections: ['Padaria'],
    pictures: ['bolo-chocolate'],
    variants: [{ title: 'Bolo de chocolate', priceCents: 2690, weightGrams: 800, stock: 7 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, açúcar, ovos, cacau em pó, leite, óleo de soja e fermento químico.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE, OVOS E SOJA. PODE CONTER CASTANHAS.</strong></p>',
      },
    ],
  },
  {
    handle: 'torta-de-morango',
    title: 'Fatia de torta de morango',
    subtitle: '1 fatia, cerca de 180 g',
    description:
      '<p>Pão de ló, creme leve e morango da serra. Montada pela manhã; quando acaba, só no outro dia.</p>',
    collections: ['Padaria'],
    pictures: ['torta'],
    variants: [{ title: 'Fatia de torta de morango', priceCents: 1490, weightGrams: 180, stock: 3 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, ovos, açúcar, creme de leite, leite, morango e gelatina.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE E OVOS.</strong></p>' },
    ],
  },
  {
    handle: 'rosquinha-de-coco',
    title: 'Rosquinha de coco',
    subtitle: 'pacote com 300 g',
    description:
      '<p>Sequinha, de molhar no café com leite. Leva coco ralado na massa e um toque de erva-doce.</p>',
    collections: ['Padaria'],
    pictures: ['rosquinha'],
    variants: [{ title: 'Rosquinha de coco', priceCents: 890, weightGrams: 310, stock: 29 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, açúcar, ovos, manteiga, coco ralado e fermento químico.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, OVOS, LEITE E COCO.</strong></p>',
      },
    ],
  },
  {
    handle: 'pastel-assado',
    title: 'Pastel assado de frango',
    subtitle: '4 unidades, cerca de 320 g',
    description:
      '<p>Massa dourada, fechada à mão, com frango desfiado e requeijão. Dez minutos de forno e está como novo.</p>',
    collections: ['Padaria'],
    pictures: ['empanada'],
    variants: [{ title: 'Pastel assado de frango', priceCents: 1690, weightGrams: 320, stock: 10 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, frango, requeijão, manteiga, ovos, cebola, cheiro-verde e sal.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE E OVOS.</strong></p>' },
    ],
  },
  {
    handle: 'rosca-de-chocolate',
    title: 'Rosquinha coberta de chocolate',
    subtitle: '2 unidades, cerca de 140 g',
    description: 'Massa fofa frita, cobertura de chocolate e confeitos.\nVolta na sexta-feira.',
    collections: ['Padaria'],
    pictures: ['donut'],
    variants: [{ title: 'Rosquinha coberta de chocolate', priceCents: 1090, weightGrams: 140, stock: 0 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Farinha de trigo, leite, ovos, açúcar, cobertura de chocolate, óleo de soja e fermento.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, LEITE, OVOS E SOJA.</strong></p>',
      },
    ],
  },
]
