import type { SeedProduct } from './seed-product.ts'

export const laticinios: readonly SeedProduct[] = [
  {
    handle: 'leite-integral',
    title: 'Leite integral',
    subtitle: 'caixa com tampa de rosca',
    ribbon: 'Oferta',
    description:
      '<p>Leite de vaca integral, de cooperativa do oeste catarinense. Cremoso no café e firme no pudim.</p><p>Na <strong>caixa com 12</strong> o litro sai mais barato.</p>',
    collections: ['Laticínios', 'Mais Vendidos'],
    pictures: ['leite-integral', 'leite-caixa'],
    optionTitle: 'Quantidade',
    variants: [
      { title: '1 caixa de 1 L', priceCents: 649, salePriceCents: 549, weightGrams: 1040, stock: 120 },
      {
        title: '12 caixas de 1 L',
        priceCents: 7490,
        salePriceCents: 6190,
        weightGrams: 12480,
        stock: 15,
        picture: 'leite-caixa',
      },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Fechado, em lugar fresco. Depois de aberto, na geladeira por até três dias.</p>',
      },
      { title: 'Ingredientes', html: '<p>Leite integral e estabilizante citrato de sódio.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 ml:</p><table><tbody><tr><th>Valor energético</th><td>60 kcal</td></tr><tr><th>Carboidratos</th><td>4,7 g</td></tr><tr><th>Proteínas</th><td>3 g</td></tr><tr><th>Gorduras totais</th><td>3,2 g</td></tr><tr><th>Cálcio</th><td>120 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'leite-desnatado',
    title: 'Leite desnatado',
    subtitle: '1 L, caixa com tampa de rosca',
    description: '<p>O mesmo cálcio, quase sem gordura. Leve, para a vitamina e o cereal da manhã.</p>',
    collections: ['Laticínios'],
    pictures: ['leite-desnatado'],
    variants: [{ title: 'Leite desnatado', priceCents: 629, weightGrams: 1040, stock: 60 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite desnatado e estabilizante citrato de sódio.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'leite-sem-lactose',
    title: 'Leite semidesnatado sem lactose',
    subtitle: '1 L, caixa com tampa de rosca',
    ribbon: 'Sem lactose',
    description:
      '<p>Leite com a enzima que já quebra a lactose: fica um pouquinho mais doce e muito mais fácil de digerir. Serve para todas as receitas.</p>',
    collections: ['Laticínios'],
    pictures: ['leite-sem-lactose'],
    variants: [{ title: 'Leite semidesnatado sem lactose', priceCents: 749, weightGrams: 1040, stock: 42 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Leite semidesnatado, enzima lactase e estabilizante citrato de sódio.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. NÃO CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'leite-fresco-garrafa',
    title: 'Leite fresco da colônia',
    subtitle: '1 L, garrafa de vidro',
    description:
      '<p>Pasteurizado na véspera, sem homogeneizar: a nata sobe e você decide se mistura. De um produtor só, em <strong>Angelina</strong>.</p><p>A garrafa é retornável: devolva na próxima compra.</p>',
    collections: ['Laticínios'],
    pictures: ['leite-fresco'],
    variants: [{ title: 'Leite fresco da colônia', priceCents: 990, weightGrams: 1500, stock: 6 }],
    information: [
      { title: 'Conservação', html: '<p>Sempre refrigerado a até 5 °C. Consumir em até cinco dias.</p>' },
      { title: 'Ingredientes', html: '<p>Leite de vaca pasteurizado.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'bebida-lactea-cacau',
    title: 'Bebida láctea com cacau',
    subtitle: '1 L, caixa',
    description: 'Achocolatado pronto, com cacau de verdade e menos açúcar.\nAgite bem e sirva gelado.',
    collections: ['Laticínios'],
    pictures: ['leite-achocolatado'],
    variants: [{ title: 'Bebida láctea com cacau', priceCents: 849, weightGrams: 1050, stock: 33 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Leite, soro de leite, açúcar, cacau em pó e espessante goma guar.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM LEITE. PODE CONTER SOJA. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'manteiga-com-sal',
    title: 'Manteiga com sal',
    subtitle: 'em pote',
    description:
      '<p>Feita só de creme de leite batido e sal. Espalha fácil no pão quente e dá aquele gosto ao refogado.</p>',
    collections: ['Laticínios'],
    pictures: ['manteiga-pote', 'manteiga'],
    optionTitle: 'Tipo',
    variants: [
      { title: 'Com sal, 200 g', priceCents: 1390, salePriceCents: 1090, weightGrams: 220, stock: 38 },
      { title: 'Sem sal, 200 g', priceCents: 1390, weightGrams: 220, stock: 19 },
      {
        title: 'Com sal, 500 g',
        priceCents: 2990,
        salePriceCents: 2690,
        weightGrams: 540,
        stock: 0,
        picture: 'manteiga-500g',
      },
    ],
    information: [
      { title: 'Conservação', html: '<p>Refrigerada. Tire da geladeira dez minutos antes de usar.</p>' },
      { title: 'Ingredientes', html: '<p>Creme de leite pasteurizado e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'iogurte-natural',
    title: 'Iogurte natural integral',
    subtitle: 'copo com 170 g',
    description:
      '<p>Leite e fermento, mais nada. Firme, levemente ácido, bom com mel e fruta ou no molho da salada.</p>',
    collections: ['Laticínios'],
    pictures: ['iogurte-natural'],
    variants: [{ title: 'Iogurte natural integral', priceCents: 429, weightGrams: 180, stock: 54 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite integral pasteurizado e fermento lácteo.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>63 kcal</td></tr><tr><th>Carboidratos</th><td>5 g</td></tr><tr><th>Proteínas</th><td>3,8 g</td></tr><tr><th>Gorduras totais</th><td>3,1 g</td></tr><tr><th>Cálcio</th><td>140 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'iogurte-fruta',
    title: 'Iogurte de fruta',
    subtitle: 'copo com 170 g',
    description:
      '<p>Iogurte cremoso com pedaços e sem corante. Três sabores feitos na mesma queijaria de <strong>Tijucas</strong>.</p>',
    collections: ['Laticínios'],
    pictures: ['iogurte-morango', 'iogurte-coco', 'iogurte-mel'],
    optionTitle: 'Sabor',
    variants: [
      {
        title: 'Morango',
        priceCents: 479,
        salePriceCents: 389,
        weightGrams: 180,
        stock: 40,
        picture: 'iogurte-morango',
      },
      {
        title: 'Coco',
        priceCents: 479,
        salePriceCents: 389,
        weightGrams: 180,
        stock: 26,
        picture: 'iogurte-coco',
      },
      { title: 'Mel', priceCents: 529, weightGrams: 180, stock: 0, picture: 'iogurte-mel' },
    ],
    information: [
      { title: 'Conservação', html: '<p>Refrigerado entre 1 °C e 8 °C.</p>' },
      {
        title: 'Ingredientes',
        html: '<p>Leite integral, açúcar, preparado de fruta (ou coco, ou mel) e fermento lácteo.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE. O SABOR COCO CONTÉM COCO.</strong></p>',
      },
    ],
  },
  {
    handle: 'iogurte-grego',
    title: 'Iogurte tipo grego',
    subtitle: 'copo com 170 g',
    description:
      '<p>Dessorado devagar até ficar denso, com o dobro de proteína do natural. Por baixo, uma camada de geleia.</p>',
    collections: ['Laticínios'],
    pictures: ['iogurte-grego'],
    optionTitle: 'Sabor',
    variants: [
      { title: 'Frutas vermelhas', priceCents: 649, weightGrams: 180, stock: 28 },
      { title: 'Mirtilo', priceCents: 649, weightGrams: 180, stock: 11 },
      { title: 'Tradicional', priceCents: 599, weightGrams: 180, stock: 17, picture: 'iogurte-natural' },
    ],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Leite integral, creme de leite, preparado de fruta, açúcar e fermento lácteo.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'kefir',
    title: 'Kefir de leite',
    subtitle: 'pote de vidro com 500 g',
    ribbon: 'Novo',
    description:
      '<p>Fermentado por 24 horas com grãos vivos. Ácido e levemente gasoso, para tomar puro ou bater com fruta.</p>',
    collections: ['Laticínios'],
    pictures: ['kefir'],
    variants: [{ title: 'Kefir de leite', priceCents: 1790, weightGrams: 780, stock: 9 }],
    information: [
      { title: 'Conservação', html: '<p>Refrigerado. Abra devagar: ele pode ter formado gás.</p>' },
      { title: 'Ingredientes', html: '<p>Leite integral e grãos de kefir.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE.</strong></p>' },
    ],
  },
  {
    handle: 'requeijao-cremoso',
    title: 'Requeijão cremoso',
    subtitle: 'pote com 200 g',
    description:
      '<p>De colher, que escorre no pão francês quente e segura o recheio da torta. Sem amido na receita.</p>',
    collections: ['Laticínios'],
    pictures: ['requeijao'],
    variants: [{ title: 'Requeijão cremoso', priceCents: 990, weightGrams: 215, stock: 47 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Creme de leite, leite desnatado, fermento lácteo, sal e sais fundentes.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'nata',
    title: 'Nata fresca',
    subtitle: 'pote com 300 g',
    description:
      '<p>Onde tem café colonial, tem nata. Grossa, fresca e levemente azedinha, pede cuca, pão caseiro e geleia de uva.</p>',
    collections: ['Laticínios'],
    pictures: ['nata'],
    variants: [{ title: 'Nata fresca', priceCents: 1190, weightGrams: 315, stock: 31 }],
    information: [
      {
        title: 'Conservação',
        html: '<p>Refrigerada a até 8 °C. Depois de aberta, consumir em cinco dias.</p>',
      },
      { title: 'Ingredientes', html: '<p>Creme de leite pasteurizado.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'creme-de-leite',
    title: 'Creme de leite',
    subtitle: 'caixa com 200 g',
    description: 'Para o estrogonofe, o molho branco e a sobremesa.\nNão precisa gelar antes de usar.',
    collections: ['Laticínios'],
    pictures: ['creme-de-leite'],
    variants: [{ title: 'Creme de leite', priceCents: 379, weightGrams: 210, stock: 82 }],
    information: [
      { title: 'Ingredientes', html: '<p>Creme de leite, leite em pó e espessantes.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'leite-condensado',
    title: 'Leite condensado',
    subtitle: 'lata com 395 g',
    description:
      '<p>Leite e açúcar apurados até o ponto do brigadeiro. A lata abre com anel, sem abridor.</p>',
    collections: ['Laticínios'],
    pictures: ['leite-condensado'],
    variants: [{ title: 'Leite condensado', priceCents: 749, weightGrams: 450, stock: 65 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite integral, açúcar e lactose.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'queijo-colonial',
    title: 'Queijo colonial',
    subtitle: 'curado na serra',
    ribbon: 'Da serra',
    description:
      '<p>Massa amarela e macia, casca lisa e sabor que cresce com os dias. Feito com leite cru e maturado 60 dias em <strong>Seara</strong>, no oeste.</p><ul><li>Leite de vaca de um só rebanho</li><li>Selo de inspeção estadual</li></ul>',
    collections: ['Laticínios', 'Mais Vendidos'],
    pictures: ['queijo-colonial-fatia', 'queijo-colonial'],
    optionTitle: 'Peso',
    variants: [
      { title: 'Meia peça, 500 g', priceCents: 3490, salePriceCents: 2890, weightGrams: 500, stock: 22 },
      {
        title: 'Peça inteira, 1 kg',
        priceCents: 6690,
        salePriceCents: 5490,
        weightGrams: 1000,
        stock: 7,
        picture: 'queijo-colonial',
      },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Enrolado em pano limpo ou papel-manteiga, na parte menos fria da geladeira.</p>',
      },
      { title: 'Ingredientes', html: '<p>Leite cru de vaca, coalho, fermento lácteo e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>360 kcal</td></tr><tr><th>Proteínas</th><td>24 g</td></tr><tr><th>Gorduras totais</th><td>29 g</td></tr><tr><th>Cálcio</th><td>710 mg</td></tr><tr><th>Sódio</th><td>640 mg</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'queijo-minas-frescal',
    title: 'Queijo minas frescal',
    subtitle: 'peça com cerca de 500 g',
    description:
      '<p>Branco, úmido e suave. Em fatia com goiabada, em cubos na salada ou só com um fio de azeite.</p>',
    collections: ['Laticínios'],
    pictures: ['queijo-minas'],
    variants: [{ title: 'Queijo minas frescal', priceCents: 2490, weightGrams: 500, stock: 18 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite pasteurizado, coalho, cloreto de cálcio e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'ricota-fresca',
    title: 'Ricota fresca',
    subtitle: 'peça com cerca de 400 g',
    description:
      '<p>Feita do soro do queijo, leve e quebradiça. A base certa para o recheio da lasanha e o patê com ervas.</p>',
    collections: ['Laticínios'],
    pictures: ['ricota'],
    variants: [{ title: 'Ricota fresca', priceCents: 1590, weightGrams: 400, stock: 13 }],
    information: [
      { title: 'Ingredientes', html: '<p>Soro de leite, leite e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'mucarela-fatiada',
    title: 'Muçarela fatiada',
    subtitle: 'fatiada na hora',
    ribbon: 'Oferta',
    description:
      '<p>Fatias finas que derretem por igual na pizza e no misto-quente. Pesamos e fatiamos depois do seu pedido.</p>',
    collections: ['Laticínios'],
    pictures: ['mucarela'],
    optionTitle: 'Peso',
    variants: [
      { title: '150 g', priceCents: 990, weightGrams: 150, stock: 50 },
      { title: '300 g', priceCents: 1890, salePriceCents: 1490, weightGrams: 300, stock: 50 },
      { title: '500 g', priceCents: 2990, salePriceCents: 2490, weightGrams: 500, stock: 30 },
    ],
    information: [
      { title: 'Conservação', html: '<p>Refrigerada, consumir em até cinco dias.</p>' },
      { title: 'Ingredientes', html: '<p>Leite pasteurizado, fermento lácteo, coalho e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'queijo-prato-fatiado',
    title: 'Queijo prato fatiado',
    subtitle: '200 g, fatiado na hora',
    description: '<p>Amarelo, macio e amanteigado. O queijo do sanduíche de escola.</p>',
    collections: ['Laticínios'],
    pictures: ['queijo-prato'],
    variants: [{ title: 'Queijo prato fatiado', priceCents: 1390, weightGrams: 200, stock: 24 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Leite pasteurizado, fermento lácteo, coalho, corante urucum e sal.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'parmesao-peca',
    title: 'Queijo parmesão maturado',
    subtitle: 'pedaço com cerca de 250 g',
    description:
      '<p>Seis meses de cura, massa quebradiça e fundo adocicado. Rale na hora: a diferença aparece no prato.</p>',
    collections: ['Laticínios'],
    pictures: ['parmesao'],
    variants: [{ title: 'Queijo parmesão maturado', priceCents: 2990, weightGrams: 250, stock: 15 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite pasteurizado, fermento lácteo, coalho e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE.</strong></p>' },
    ],
  },
  {
    handle: 'queijo-coalho-espeto',
    title: 'Queijo coalho no espeto',
    subtitle: 'pacote com 7 espetos, 400 g',
    description:
      '<p>Para a churrasqueira ou a frigideira: doura por fora e não derrete. Com melado, ninguém para no primeiro.</p>',
    collections: ['Laticínios'],
    pictures: ['queijo-coalho'],
    variants: [{ title: 'Queijo coalho no espeto', priceCents: 2290, weightGrams: 420, stock: 27 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite pasteurizado, coalho, fermento lácteo e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
  {
    handle: 'queijo-cabacinha',
    title: 'Queijo cabacinha',
    subtitle: '1 unidade, cerca de 350 g',
    description:
      '<p>Massa filada, moldada à mão e amarrada pelo pescoço. Macio por dentro, desfia em camadas.</p>',
    collections: ['Laticínios'],
    pictures: ['queijo-cabacinha'],
    variants: [{ title: 'Queijo cabacinha', priceCents: 2190, weightGrams: 350, stock: 4 }],
    information: [
      { title: 'Ingredientes', html: '<p>Leite pasteurizado, fermento lácteo, coalho e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM LEITE. CONTÉM LACTOSE.</strong></p>' },
    ],
  },
]
