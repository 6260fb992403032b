import type { SeedProduct } from './seed-product.ts'

export const carnesEOvos: readonly SeedProduct[] = [
  {
    handle: 'ovos-caipiras',
    title: 'Ovos caipiras',
    subtitle: 'em cartela',
    description:
      '<p>Galinhas soltas no pasto, em <strong>Águas Mornas</strong>. Gema firme e alaranjada, casca que varia de cor como deve.</p>',
    collections: ['Carnes e Ovos', 'Mais Vendidos'],
    pictures: ['ovos-caipiras', 'ovos-soltos'],
    optionTitle: 'Quantidade',
    variants: [
      { title: '10 unidades', priceCents: 1490, salePriceCents: 1290, weightGrams: 620, stock: 57 },
      { title: '20 unidades', priceCents: 2790, weightGrams: 1240, stock: 16 },
    ],
    information: [
      { title: 'Conservação', html: '<p>Na parte de dentro da geladeira, não na porta.</p>' },
      { title: 'Ingredientes', html: '<p>Ovos de galinha tipo grande.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM OVOS.</strong></p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>143 kcal</td></tr><tr><th>Proteínas</th><td>13 g</td></tr><tr><th>Gorduras totais</th><td>8,9 g</td></tr><tr><th>Colesterol</th><td>356 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'ovos-brancos',
    title: 'Ovos brancos',
    subtitle: 'cartela com 12',
    description: '<p>Grandes e frescos, para o bolo, o omelete e o pão com ovo.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['ovos-brancos'],
    variants: [{ title: 'Ovos brancos', priceCents: 1190, weightGrams: 740, stock: 85 }],
    information: [{ title: 'Alergênicos', html: '<p><strong>CONTÉM OVOS.</strong></p>' }],
  },
  {
    handle: 'patinho-moido',
    title: 'Patinho moído',
    subtitle: 'bandeja com 500 g',
    description: '<p>Moído duas vezes, com pouca gordura. Embalado no dia em que você retira.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['carne-moida'],
    variants: [
      { title: 'Patinho moído', priceCents: 2290, salePriceCents: 1890, weightGrams: 500, stock: 32 },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Na geladeira por até dois dias ou congelado por até três meses.</p>',
      },
      { title: 'Ingredientes', html: '<p>Carne bovina (patinho).</p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>133 kcal</td></tr><tr><th>Proteínas</th><td>22 g</td></tr><tr><th>Gorduras totais</th><td>4,5 g</td></tr><tr><th>Ferro</th><td>1,8 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'alcatra-bifes',
    title: 'Alcatra em bifes',
    subtitle: 'bandeja com 500 g',
    description:
      '<p>Bifes de um dedo, macios, limpos de nervo. Frigideira bem quente e três minutos de cada lado.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['alcatra'],
    variants: [{ title: 'Alcatra em bifes', priceCents: 2990, weightGrams: 500, stock: 20 }],
  },
  {
    handle: 'picanha',
    title: 'Picanha',
    subtitle: 'peça com cerca de 1 kg',
    ribbon: 'Oferta',
    description:
      '<p>Capa de gordura de um dedo e peça de até um quilo, como deve ser. Gado criado a pasto no planalto serrano.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['picanha'],
    variants: [{ title: 'Picanha', priceCents: 7990, salePriceCents: 6990, weightGrams: 1000, stock: 8 }],
    information: [
      {
        title: 'Conservação',
        html: '<p>A vácuo, até vinte dias na geladeira. Tire uma hora antes de assar.</p>',
      },
    ],
  },
  {
    handle: 'costela-bovina',
    title: 'Costela bovina em tira',
    subtitle: 'peça com cerca de 1,5 kg',
    description: '<p>Para o fogo de chão ou quatro horas de forno baixo, até soltar do osso.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['costela'],
    variants: [{ title: 'Costela bovina em tira', priceCents: 4490, weightGrams: 1500, stock: 11 }],
  },
  {
    handle: 'peito-de-frango',
    title: 'Filé de peito de frango',
    subtitle: 'bandeja com 1 kg',
    description:
      '<p>Sem pele e sem osso, resfriado, nunca congelado. Frango criado no oeste catarinense.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['peito-frango'],
    variants: [{ title: 'Filé de peito de frango', priceCents: 2290, weightGrams: 1000, stock: 36 }],
    information: [
      { title: 'Ingredientes', html: '<p>Carne de frango.</p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>119 kcal</td></tr><tr><th>Proteínas</th><td>22 g</td></tr><tr><th>Gorduras totais</th><td>3 g</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'coxa-de-frango',
    title: 'Coxa de frango',
    subtitle: 'bandeja com 1 kg',
    description: 'Com pele, que fica crocante no forno.\nTempere de véspera com alho, limão e alecrim.',
    collections: ['Carnes e Ovos'],
    pictures: ['coxa-frango'],
    variants: [{ title: 'Coxa de frango', priceCents: 1390, weightGrams: 1000, stock: 29 }],
  },
  {
    handle: 'linguica-toscana',
    title: 'Linguiça toscana',
    subtitle: 'pacote com 700 g',
    description:
      '<p>Pernil, toucinho e alho, sem corante. Feita na casa, boa na brasa e na panela de feijão.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['linguica'],
    variants: [{ title: 'Linguiça toscana', priceCents: 1990, weightGrams: 700, stock: 25 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Carne suína, toucinho, água, sal, alho, pimenta e conservante nitrito de sódio.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'linguica-blumenau',
    title: 'Linguiça defumada tipo Blumenau',
    subtitle: '1 unidade, cerca de 350 g',
    ribbon: 'Da serra',
    description:
      '<p>Suína, moída fina e defumada em lenha, para passar no pão ou comer em rodelas. Receita do vale do Itajaí.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['linguica-defumada'],
    variants: [{ title: 'Linguiça defumada tipo Blumenau', priceCents: 2390, weightGrams: 350, stock: 17 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Carne suína, toucinho, sal, alho, pimenta e conservante nitrito de sódio.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'bacon-peca',
    title: 'Bacon em peça',
    subtitle: 'cerca de 400 g',
    description:
      '<p>Barriga suína curada e defumada por doze horas. Em cubos no feijão ou em fatias na frigideira.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['bacon'],
    variants: [{ title: 'Bacon em peça', priceCents: 2190, weightGrams: 400, stock: 22 }],
  },
  {
    handle: 'salame-colonial',
    title: 'Salame colonial',
    subtitle: '1 unidade, cerca de 400 g',
    description:
      '<p>Curado quarenta dias, de corte firme e sabor limpo. Com queijo colonial e pão de centeio, vira reunião.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['salame'],
    variants: [{ title: 'Salame colonial', priceCents: 2890, weightGrams: 400, stock: 14 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Carne suína, toucinho, sal, açúcar, alho, pimenta e conservantes nitrito e nitrato de sódio.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN. PODE CONTER LEITE.</strong></p>' },
    ],
  },
  {
    handle: 'presunto-fatiado',
    title: 'Presunto cozido fatiado',
    subtitle: 'fatiado na hora',
    description: '<p>Pernil suíno cozido, com pouca gordura. Fatias finas para o sanduíche e a pizza.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['presunto'],
    optionTitle: 'Peso',
    variants: [
      { title: '200 g', priceCents: 1190, weightGrams: 200, stock: 46 },
      { title: '400 g', priceCents: 2290, weightGrams: 400, stock: 20 },
    ],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Pernil suíno, água, sal, proteína de soja, açúcar e conservante nitrito de sódio.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM DERIVADO DE SOJA. PODE CONTER LEITE. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'presunto-cru',
    title: 'Presunto cru curado',
    subtitle: 'pedaço com cerca de 300 g',
    description:
      '<p>Doze meses de cura, só pernil e sal marinho. Fatie bem fino e sirva em temperatura ambiente.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['presunto-cru'],
    variants: [{ title: 'Presunto cru curado', priceCents: 7490, weightGrams: 300, stock: 2 }],
    information: [
      { title: 'Ingredientes', html: '<p>Pernil suíno e sal marinho.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'tainha-inteira',
    title: 'Tainha inteira limpa',
    subtitle: '1 unidade, cerca de 1,8 kg',
    description:
      '<p>Pescada no arrastão da <strong>Ilha de Santa Catarina</strong>, com ova quando a sorte ajuda. Só de maio a julho.</p><p>Avise-nos e guardamos a sua na próxima safra.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['tainha'],
    variants: [{ title: 'Tainha inteira limpa', priceCents: 4990, weightGrams: 1800, stock: 0 }],
    information: [{ title: 'Alergênicos', html: '<p><strong>CONTÉM PEIXE (TAINHA).</strong></p>' }],
    purchasable: false,
  },
  {
    handle: 'file-de-tilapia',
    title: 'Filé de tilápia',
    subtitle: 'bandeja com 500 g',
    description: '<p>Branco, sem espinhas e de sabor suave. Empanado, grelhado ou no leite de coco.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['tilapia'],
    variants: [{ title: 'Filé de tilápia', priceCents: 2790, weightGrams: 500, stock: 18 }],
    information: [{ title: 'Alergênicos', html: '<p><strong>CONTÉM PEIXE (TILÁPIA).</strong></p>' }],
  },
  {
    handle: 'file-de-salmao',
    title: 'Filé de salmão',
    subtitle: 'bandeja com 400 g',
    description:
      '<p>Com pele, corte alto do lombo. Dez minutos de forno bastam para ficar úmido por dentro.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['salmao'],
    variants: [{ title: 'Filé de salmão', priceCents: 5490, weightGrams: 400, stock: 7 }],
    information: [{ title: 'Alergênicos', html: '<p><strong>CONTÉM PEIXE (SALMÃO).</strong></p>' }],
  },
  {
    handle: 'camarao-sete-barbas',
    title: 'Camarão sete-barbas limpo',
    subtitle: 'pacote com 400 g',
    description: '<p>Pequeno e adocicado, o camarão do pastel e do risoto. Limpo e congelado no porto.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['camarao'],
    variants: [
      {
        title: 'Camarão sete-barbas limpo',
        priceCents: 3290,
        salePriceCents: 2790,
        weightGrams: 400,
        stock: 12,
      },
    ],
    information: [
      { title: 'Conservação', html: '<p>Congelado a -18 °C. Descongele na geladeira.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM CRUSTÁCEOS (CAMARÃO).</strong></p>' },
    ],
  },
  {
    handle: 'ostras-frescas',
    title: 'Ostras frescas',
    subtitle: '1 dúzia, na concha',
    ribbon: 'Novo',
    description:
      '<p>Cultivadas no <strong>Ribeirão da Ilha</strong> e colhidas na manhã da entrega. Abra na hora, com limão, ou gratine.</p>',
    collections: ['Carnes e Ovos'],
    pictures: ['ostra'],
    variants: [{ title: 'Ostras frescas', priceCents: 2990, weightGrams: 1400, stock: 6 }],
    information: [
      {
        title: 'Conservação',
        html: '<p>Refrigeradas, com pano úmido por cima. Consumir em dois dias. Descarte as que estiverem abertas.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM MOLUSCOS (OSTRAS).</strong></p>' },
    ],
  },
]
