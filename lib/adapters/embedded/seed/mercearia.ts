import type { SeedProduct } from './seed-product.ts'

export const mercearia: readonly SeedProduct[] = [
  {
    handle: 'arroz-branco',
    title: 'Arroz branco agulhinha tipo 1',
    subtitle: 'em pacote',
    description:
      '<p>Grãos inteiros que soltam sem esforço, colhidos em <strong>Turvo</strong>, no sul do estado. Uma xícara de arroz, duas de água.</p>',
    collections: ['Mercearia', 'Mais Vendidos'],
    pictures: ['arroz-branco', 'arroz-branco-5kg'],
    optionTitle: 'Peso',
    variants: [
      { title: '1 kg', priceCents: 649, weightGrams: 1000, stock: 110 },
      { title: '5 kg', priceCents: 2490, weightGrams: 5000, stock: 36, picture: 'arroz-branco-5kg' },
    ],
    information: [
      { title: 'Ingredientes', html: '<p>Arroz beneficiado polido.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>358 kcal</td></tr><tr><th>Carboidratos</th><td>79 g</td></tr><tr><th>Proteínas</th><td>7,2 g</td></tr><tr><th>Fibras</th><td>1,6 g</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'arroz-integral',
    title: 'Arroz integral',
    subtitle: 'pacote com 1 kg',
    description:
      '<p>Com a película que guarda as fibras. Vinte e cinco minutos de panela, ou dez na pressão.</p>',
    collections: ['Mercearia'],
    pictures: ['arroz-integral'],
    variants: [{ title: 'Arroz integral', priceCents: 849, weightGrams: 1000, stock: 35 }],
    information: [
      { title: 'Ingredientes', html: '<p>Arroz integral.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'feijao-preto',
    title: 'Feijão-preto tipo 1',
    subtitle: 'pacote com 1 kg',
    ribbon: 'Oferta',
    description:
      '<p>Safra nova, que cozinha em trinta minutos e engrossa o caldo. Para o dia a dia e para a feijoada de sábado.</p>',
    collections: ['Mercearia', 'Mais Vendidos'],
    pictures: ['feijao-preto', 'feijao-saca'],
    variants: [
      { title: 'Feijão-preto tipo 1', priceCents: 849, salePriceCents: 699, weightGrams: 1000, stock: 74 },
    ],
    information: [
      { title: 'Ingredientes', html: '<p>Feijão-preto.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>324 kcal</td></tr><tr><th>Carboidratos</th><td>59 g</td></tr><tr><th>Proteínas</th><td>21 g</td></tr><tr><th>Fibras</th><td>22 g</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'feijao-carioca',
    title: 'Feijão-carioca tipo 1',
    subtitle: 'pacote com 1 kg',
    description: '<p>Grão claro, de caldo cremoso. Deixe de molho de véspera para cozinhar por igual.</p>',
    collections: ['Mercearia'],
    pictures: ['feijao-carioca'],
    variants: [{ title: 'Feijão-carioca tipo 1', priceCents: 899, weightGrams: 1000, stock: 58 }],
  },
  {
    handle: 'lentilha',
    title: 'Lentilha',
    subtitle: 'pacote com 500 g',
    description:
      '<p>Não precisa de molho: vinte minutos e está pronta. Com arroz e cebola dourada, é uma refeição inteira.</p>',
    collections: ['Mercearia'],
    pictures: ['lentilha'],
    variants: [{ title: 'Lentilha', priceCents: 990, weightGrams: 500, stock: 26 }],
  },
  {
    handle: 'grao-de-bico',
    title: 'Grão-de-bico',
    subtitle: 'pacote com 500 g',
    description: 'Graúdo e de casca fina.\nDepois de cozido, vira homus, salada ou petisco de forno.',
    collections: ['Mercearia'],
    pictures: ['grao-de-bico'],
    variants: [{ title: 'Grão-de-bico', priceCents: 1190, weightGrams: 500, stock: 22 }],
  },
  {
    handle: 'farinha-de-trigo',
    title: 'Farinha de trigo tipo 1',
    subtitle: 'em pacote',
    description:
      '<p>Branca e fina, para pão, bolo e massa de pastel. Enriquecida com ferro e ácido fólico.</p>',
    collections: ['Mercearia'],
    pictures: ['farinha-trigo'],
    optionTitle: 'Peso',
    variants: [
      { title: '1 kg', priceCents: 549, weightGrams: 1000, stock: 90 },
      { title: '5 kg', priceCents: 1990, weightGrams: 5000, stock: 18, picture: 'farinha-trigo-5kg' },
    ],
    information: [
      { title: 'Ingredientes', html: '<p>Farinha de trigo enriquecida com ferro e ácido fólico.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO. PODE CONTER CENTEIO, CEVADA E AVEIA.</strong></p>',
      },
    ],
  },
  {
    handle: 'farinha-de-mandioca',
    title: 'Farinha de mandioca',
    subtitle: 'pacote com 1 kg',
    description:
      '<p>Fina e torrada em engenho de <strong>Imbituba</strong>, como manda o pirão do litoral. Também faz a farofa de domingo.</p>',
    collections: ['Mercearia'],
    pictures: ['farinha-mandioca'],
    variants: [{ title: 'Farinha de mandioca', priceCents: 890, weightGrams: 1000, stock: 28 }],
    information: [
      { title: 'Ingredientes', html: '<p>Mandioca.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'fuba-mimoso',
    title: 'Fubá mimoso',
    subtitle: 'pacote com 1 kg',
    description:
      '<p>Milho moído bem fino, para polenta lisa, bolo e angu. Polenta com queijo e galinha é herança da serra.</p>',
    collections: ['Mercearia'],
    pictures: ['fuba'],
    variants: [{ title: 'Fubá mimoso', priceCents: 499, weightGrams: 1000, stock: 44 }],
    information: [
      { title: 'Ingredientes', html: '<p>Milho. Espécie doadora do gene: não transgênico.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'polvilho-azedo',
    title: 'Polvilho azedo',
    subtitle: 'pacote com 500 g',
    description: '<p>Fermentado ao sol, é ele que faz o pão de queijo crescer e a rosca estourar.</p>',
    collections: ['Mercearia'],
    pictures: ['polvilho'],
    variants: [{ title: 'Polvilho azedo', priceCents: 849, weightGrams: 500, stock: 25 }],
    information: [
      { title: 'Ingredientes', html: '<p>Fécula de mandioca fermentada.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'goma-de-tapioca',
    title: 'Goma para tapioca hidratada',
    subtitle: 'pacote com 500 g',
    description:
      '<p>Já peneirada: é abrir e espalhar na frigideira quente. Sem sal, aceita recheio doce ou salgado.</p>',
    collections: ['Mercearia'],
    pictures: ['goma-tapioca', 'tapioca'],
    variants: [{ title: 'Goma para tapioca hidratada', priceCents: 749, weightGrams: 500, stock: 37 }],
    information: [
      { title: 'Conservação', html: '<p>Depois de aberta, na geladeira por até sete dias.</p>' },
      { title: 'Ingredientes', html: '<p>Fécula de mandioca, água e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'acucar-cristal',
    title: 'Açúcar cristal',
    subtitle: 'em pacote',
    description: '<p>Cristais soltos, para o café e a compota. Guarde bem fechado, longe da umidade.</p>',
    collections: ['Mercearia'],
    pictures: ['acucar-cristal'],
    optionTitle: 'Peso',
    variants: [
      { title: '1 kg', priceCents: 449, weightGrams: 1000, stock: 85 },
      { title: '5 kg', priceCents: 1890, weightGrams: 5000, stock: 20, picture: 'acucar-cristal-5kg' },
    ],
  },
  {
    handle: 'acucar-mascavo',
    title: 'Açúcar mascavo',
    subtitle: 'pacote com 1 kg',
    ribbon: 'Orgânico',
    description:
      '<p>Escuro e úmido, com gosto de melado. Feito em tacho aberto por uma família de <strong>Santo Amaro da Imperatriz</strong>.</p>',
    collections: ['Mercearia'],
    pictures: ['acucar-mascavo'],
    variants: [{ title: 'Açúcar mascavo', priceCents: 1290, weightGrams: 1000, stock: 19 }],
  },
  {
    handle: 'sal-marinho',
    title: 'Sal marinho refinado',
    subtitle: 'pacote com 1 kg',
    description:
      '<p>Iodado e soltinho, para a mesa e para a panela. Um quilo que dura meses na despensa seca.</p>',
    collections: ['Mercearia'],
    pictures: ['sal'],
    variants: [{ title: 'Sal marinho refinado', priceCents: 329, weightGrams: 1000, stock: 70 }],
  },
  {
    handle: 'oleo-de-soja',
    title: 'Óleo de soja',
    subtitle: 'em garrafa ou galão',
    description: '<p>Para fritar e refogar, de sabor neutro. O galão rende o mês de uma família grande.</p>',
    collections: ['Mercearia'],
    pictures: ['oleo-soja', 'oleo-galao'],
    optionTitle: 'Volume',
    variants: [
      { title: '900 ml', priceCents: 849, salePriceCents: 749, weightGrams: 850, stock: 96 },
      { title: 'Galão de 2,7 L', priceCents: 2390, weightGrams: 2600, stock: 14, picture: 'oleo-galao' },
    ],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Óleo de soja refinado (soja transgênica) e antioxidante ácido cítrico.</p>',
      },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM DERIVADO DE SOJA. NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'azeite-extravirgem',
    title: 'Azeite de oliva extravirgem',
    subtitle: 'garrafa com 500 ml',
    description:
      '<p>Prensado a frio, acidez máxima de 0,3%. Frutado verde, com a ardência boa de azeite novo.</p><p>Para terminar o prato, não para fritar.</p>',
    collections: ['Mercearia'],
    pictures: ['azeite'],
    variants: [
      {
        title: 'Azeite de oliva extravirgem',
        priceCents: 4990,
        salePriceCents: 3990,
        weightGrams: 880,
        stock: 24,
      },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Longe da luz e do fogão. Depois de aberto, consumir em três meses.</p>',
      },
      { title: 'Ingredientes', html: '<p>Azeite de oliva extravirgem.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 ml:</p><table><tbody><tr><th>Valor energético</th><td>828 kcal</td></tr><tr><th>Gorduras totais</th><td>92 g</td></tr><tr><th>Gorduras saturadas</th><td>14 g</td></tr><tr><th>Gorduras monoinsaturadas</th><td>70 g</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'vinagre-de-maca',
    title: 'Vinagre de maçã',
    subtitle: 'garrafa com 500 ml',
    description: '<p>De maçã da serra, fermentada devagar. Suave, para a salada e para os picles.</p>',
    collections: ['Mercearia'],
    pictures: ['vinagre'],
    variants: [{ title: 'Vinagre de maçã', priceCents: 749, weightGrams: 700, stock: 30 }],
  },
  {
    handle: 'macarrao-espaguete',
    title: 'Macarrão espaguete',
    subtitle: 'pacote com 500 g',
    description: '<p>Sêmola de trigo, sem ovos. Oito minutos em água fervente para ficar no ponto.</p>',
    collections: ['Mercearia'],
    pictures: ['espaguete'],
    variants: [{ title: 'Macarrão espaguete', priceCents: 549, weightGrams: 500, stock: 78 }],
    information: [
      { title: 'Ingredientes', html: '<p>Sêmola de trigo enriquecida com ferro e ácido fólico.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO. PODE CONTER OVOS E SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'macarrao-parafuso',
    title: 'Macarrão parafuso com ovos',
    subtitle: 'pacote com 500 g',
    description: '<p>As voltas seguram o molho e a criançada gosta. Bom também na salada fria.</p>',
    collections: ['Mercearia'],
    pictures: ['parafuso'],
    variants: [{ title: 'Macarrão parafuso com ovos', priceCents: 590, weightGrams: 500, stock: 52 }],
    information: [
      { title: 'Ingredientes', html: '<p>Sêmola de trigo, ovos e corante natural de urucum.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO E OVOS. PODE CONTER SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'molho-de-tomate',
    title: 'Molho de tomate rústico',
    subtitle: 'sachê com 300 g',
    description: '<p>Tomate em pedaços, cebola, alho e manjericão. É só aquecer.</p>',
    collections: ['Mercearia'],
    pictures: ['molho-tomate'],
    variants: [{ title: 'Molho de tomate rústico', priceCents: 499, weightGrams: 310, stock: 64 }],
  },
  {
    handle: 'extrato-de-tomate',
    title: 'Extrato de tomate',
    subtitle: 'lata com 340 g',
    description: 'Concentrado, sem açúcar.\nUma colher dá cor e corpo ao ensopado.',
    collections: ['Mercearia'],
    pictures: ['extrato-tomate'],
    variants: [{ title: 'Extrato de tomate', priceCents: 690, weightGrams: 400, stock: 41 }],
  },
  {
    handle: 'milho-em-conserva',
    title: 'Milho-verde em conserva',
    subtitle: 'lata com 170 g drenados',
    description: '<p>Grãos tenros, só com água e sal. Para a salada, o cachorro-quente e o creme.</p>',
    collections: ['Mercearia'],
    pictures: ['milho-lata'],
    variants: [{ title: 'Milho-verde em conserva', priceCents: 449, weightGrams: 330, stock: 55 }],
  },
  {
    handle: 'ervilha-em-conserva',
    title: 'Ervilha em conserva',
    subtitle: 'lata com 170 g drenados',
    description: '<p>Macia e verdinha, já cozida. Escorra, passe na água e use.</p>',
    collections: ['Mercearia'],
    pictures: ['ervilha-lata'],
    variants: [{ title: 'Ervilha em conserva', priceCents: 399, weightGrams: 330, stock: 48 }],
  },
  {
    handle: 'sardinha-em-oleo',
    title: 'Sardinha em óleo',
    subtitle: 'lata com 125 g',
    description:
      '<p>Pescada e enlatada em <strong>Itajaí</strong>, rica em ômega 3. No pão com cebola e limão, resolve o jantar.</p>',
    collections: ['Mercearia'],
    pictures: ['sardinha'],
    variants: [{ title: 'Sardinha em óleo', priceCents: 649, weightGrams: 160, stock: 60 }],
    information: [
      { title: 'Ingredientes', html: '<p>Sardinhas, óleo de soja, água de constituição e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM PEIXE (SARDINHA) E DERIVADO DE SOJA. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'atum-solido',
    title: 'Atum sólido ao natural',
    subtitle: 'lata com 170 g',
    description: '<p>Pedaços inteiros em água e sal, com bastante proteína e pouca gordura.</p>',
    collections: ['Mercearia'],
    pictures: ['atum'],
    variants: [{ title: 'Atum sólido ao natural', priceCents: 1090, weightGrams: 220, stock: 38 }],
    information: [
      { title: 'Ingredientes', html: '<p>Atum, água e sal.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM PEIXE (ATUM). NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'azeitona-verde',
    title: 'Azeitona verde com caroço',
    subtitle: 'pote com 200 g drenados',
    description: '<p>Carnuda e firme, em salmoura leve. Para a pizza, o pastel e a mesa de petiscos.</p>',
    collections: ['Mercearia'],
    pictures: ['azeitona'],
    variants: [{ title: 'Azeitona verde com caroço', priceCents: 1290, weightGrams: 420, stock: 21 }],
  },
  {
    handle: 'palmito-pupunha',
    title: 'Palmito pupunha em rodelas',
    subtitle: 'pote com 300 g drenados',
    description:
      '<p>De cultivo replantado no vale do <strong>Itapocu</strong>. Macio, sem fibras, pronto para a salada e a torta.</p>',
    collections: ['Mercearia'],
    pictures: ['palmito'],
    variants: [{ title: 'Palmito pupunha em rodelas', priceCents: 2290, weightGrams: 560, stock: 16 }],
  },
  {
    handle: 'maionese-caseira',
    title: 'Maionese',
    subtitle: 'pote com 500 g',
    description: '<p>Cremosa, feita com gemas pasteurizadas e limão. Sem amido.</p>',
    collections: ['Mercearia'],
    pictures: ['maionese'],
    variants: [{ title: 'Maionese', priceCents: 990, weightGrams: 540, stock: 33 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Óleo de soja, água, gema de ovo pasteurizada, vinagre, açúcar, sal e suco de limão.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM OVOS E DERIVADO DE SOJA. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'mostarda-amarela',
    title: 'Mostarda amarela',
    subtitle: 'pote com 200 g',
    description: '<p>Suave e levemente ácida, como pede o cachorro-quente. Sem corante artificial.</p>',
    collections: ['Mercearia'],
    pictures: ['mostarda'],
    variants: [{ title: 'Mostarda amarela', priceCents: 649, weightGrams: 240, stock: 27 }],
    information: [
      { title: 'Ingredientes', html: '<p>Água, vinagre, mostarda, açúcar, sal e cúrcuma.</p>' },
      { title: 'Alergênicos', html: '<p><strong>CONTÉM MOSTARDA. NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
  {
    handle: 'aveia-em-flocos',
    title: 'Aveia em flocos finos',
    subtitle: 'caixa com 450 g',
    description: '<p>Para o mingau, o bolo e a banana amassada. Fonte de fibras que saciam.</p>',
    collections: ['Mercearia'],
    pictures: ['aveia'],
    variants: [{ title: 'Aveia em flocos finos', priceCents: 849, weightGrams: 480, stock: 31 }],
    information: [
      { title: 'Ingredientes', html: '<p>Aveia em flocos.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM AVEIA. PODE CONTER TRIGO, CENTEIO, CEVADA E SOJA.</strong></p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><table><tbody><tr><th>Valor energético</th><td>394 kcal</td></tr><tr><th>Carboidratos</th><td>67 g</td></tr><tr><th>Proteínas</th><td>14 g</td></tr><tr><th>Fibras</th><td>9,1 g</td></tr></tbody></table>',
      },
    ],
  },
  {
    handle: 'granola-castanhas',
    title: 'Granola com castanhas',
    subtitle: 'pacote com 800 g',
    description:
      '<p>Assada com mel em tabuleiros pequenos, em <strong>Florianópolis</strong>. Aveia, castanhas, coco e uva-passa, sem conservante.</p>',
    collections: ['Mercearia'],
    pictures: ['granola'],
    variants: [{ title: 'Granola com castanhas', priceCents: 2890, weightGrams: 800, stock: 17 }],
    information: [
      {
        title: 'Ingredientes',
        html: '<p>Aveia, mel, castanha-do-pará, castanha-de-caju, coco, uva-passa, linhaça e óleo de girassol.</p>',
      },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM AVEIA, CASTANHA-DO-PARÁ, CASTANHA-DE-CAJU E COCO. PODE CONTER TRIGO, AMENDOIM E SOJA.</strong></p>',
      },
    ],
  },
  {
    handle: 'amendoim-torrado',
    title: 'Amendoim torrado com sal',
    subtitle: 'pacote com 400 g',
    description: '<p>Torrado na loja, sem pele. Crocante e com sal na medida.</p>',
    collections: ['Mercearia'],
    pictures: ['amendoim'],
    variants: [{ title: 'Amendoim torrado com sal', priceCents: 990, weightGrams: 400, stock: 40 }],
    information: [
      { title: 'Ingredientes', html: '<p>Amendoim e sal.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM AMENDOIM. PODE CONTER CASTANHAS E GERGELIM. NÃO CONTÉM GLÚTEN.</strong></p>',
      },
    ],
  },
  {
    handle: 'fermento-quimico',
    title: 'Fermento químico em pó',
    subtitle: 'lata com 100 g',
    description: '<p>Para o bolo crescer sem segredo. Junte por último e leve logo ao forno.</p>',
    collections: ['Mercearia'],
    pictures: ['fermento'],
    variants: [{ title: 'Fermento químico em pó', priceCents: 449, weightGrams: 130, stock: 50 }],
  },
  {
    handle: 'cesta-basica-familia',
    title: 'Cesta básica da família com arroz, feijão, óleo, café e mais 8 itens',
    subtitle: 'caixa com 12 itens, cerca de 16 kg',
    ribbon: 'Oferta',
    description:
      '<p>A compra do mês já montada, com produtos que vendemos nesta loja.</p><ul><li>Arroz 5 kg, feijão-preto 2 kg e fubá 1 kg</li><li>Farinha de trigo 2 kg e açúcar 2 kg</li><li>Óleo de soja 900 ml e sal 1 kg</li><li>Café 500 g e macarrão 1 kg</li><li>Milho, molho de tomate e sardinha em lata</li></ul>',
    collections: ['Mercearia'],
    pictures: ['cesta-basica'],
    variants: [
      {
        title: 'Cesta básica da família com arroz, feijão, óleo, café e mais 8 itens',
        priceCents: 13990,
        salePriceCents: 12490,
        weightGrams: 16500,
        stock: 10,
      },
    ],
    information: [
      { title: 'Conservação', html: '<p>Confira a validade de cada item na embalagem.</p>' },
      {
        title: 'Alergênicos',
        html: '<p><strong>CONTÉM GLÚTEN. CONTÉM TRIGO, PEIXE E DERIVADOS DE SOJA. PODE CONTER OVOS.</strong></p>',
      },
    ],
  },
]
