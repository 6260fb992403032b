import type { SeedProduct } from './seed-product.ts'

export const verduras: readonly SeedProduct[] = [
  {
    handle: 'alface-crespa',
    title: 'Alface crespa',
    subtitle: '1 pé, colhido hoje',
    description:
      '<p>Folhas soltas e crocantes, colhidas de madrugada em <strong>Antônio Carlos</strong>. Vem com raiz aparada e um banho de água fria.</p>',
    collections: ['Verduras', 'Mais Vendidos'],
    pictures: ['alface-crespa', 'alface-caixa'],
    variants: [{ title: 'Alface crespa', priceCents: 399, salePriceCents: 299, weightGrams: 300, stock: 52 }],
    information: [
      {
        title: 'Conservação',
        html: '<p>Lave, seque bem e guarde em pote com papel-toalha na geladeira. Dura até cinco dias.</p>',
      },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 11 kcal</li><li>Carboidratos: 1,7 g</li><li>Fibras: 1,8 g</li><li>Vitamina A: 117 µg</li></ul>',
      },
    ],
  },
  {
    handle: 'alface-americana',
    title: 'Alface americana',
    subtitle: '1 unidade, cerca de 400 g',
    description:
      '<p>Cabeça fechada, de folhas grossas que estalam. A escolha certa para o sanduíche, porque não murcha com o calor do hambúrguer.</p>',
    collections: ['Verduras'],
    pictures: ['alface-americana'],
    variants: [{ title: 'Alface americana', priceCents: 549, weightGrams: 400, stock: 33 }],
  },
  {
    handle: 'alface-roxa',
    title: 'Alface roxa orgânica',
    subtitle: '1 pé, cerca de 250 g',
    ribbon: 'Orgânico',
    description:
      '<p>Pontas cor de vinho e miolo verde, sabor suave com um fundinho de noz. Cultivada sem agrotóxico, pode trazer um bichinho: é bom sinal.</p>',
    collections: ['Verduras'],
    pictures: ['alface-roxa'],
    variants: [{ title: 'Alface roxa orgânica', priceCents: 499, weightGrams: 250, stock: 20 }],
  },
  {
    handle: 'rucula',
    title: 'Rúcula',
    subtitle: '1 maço, cerca de 150 g',
    description: '<p>Picante na medida, colhida nova. Sobre a pizza, só depois de sair do forno.</p>',
    collections: ['Verduras'],
    pictures: ['rucula'],
    variants: [{ title: 'Rúcula', priceCents: 399, weightGrams: 150, stock: 41 }],
  },
  {
    handle: 'agriao',
    title: 'Agrião',
    subtitle: '1 maço, cerca de 200 g',
    description: 'Ardidinho e cheio de caldo.\nBom cru na salada, e melhor ainda refogado rápido com alho.',
    collections: ['Verduras'],
    pictures: ['agriao'],
    variants: [{ title: 'Agrião', priceCents: 429, weightGrams: 200, stock: 16 }],
  },
  {
    handle: 'couve-manteiga',
    title: 'Couve-manteiga',
    subtitle: 'cerca de 8 folhas',
    ribbon: 'Orgânico',
    description:
      '<p>Folhas largas e macias, no ponto para fatiar bem fino. Refogada dois minutos com alho, acompanha o feijão de todo dia.</p><ul><li>Sem agrotóxico</li><li>Colhida na véspera em Biguaçu</li></ul>',
    collections: ['Verduras'],
    pictures: ['couve', 'couve-folha'],
    optionTitle: 'Preparo',
    variants: [
      { title: 'Maço inteiro', priceCents: 379, weightGrams: 250, stock: 44 },
      { title: 'Fatiada, 200 g', priceCents: 549, weightGrams: 200, stock: 15, picture: 'couve-folha' },
    ],
    information: [
      {
        title: 'Conservação',
        html: '<p>Maço: de pé num copo com água, na porta da geladeira. Fatiada: refrigerada, até dois dias depois de aberta.</p>',
      },
    ],
  },
  {
    handle: 'espinafre',
    title: 'Espinafre',
    subtitle: '1 maço, cerca de 250 g',
    description:
      '<p>Folhas verde-escuras e talos finos, que encolhem muito na panela: calcule um maço para dois. Ótimo em recheios e omeletes.</p>',
    collections: ['Verduras'],
    pictures: ['espinafre'],
    variants: [{ title: 'Espinafre', priceCents: 479, weightGrams: 250, stock: 18 }],
  },
  {
    handle: 'cheiro-verde',
    title: 'Cheiro-verde',
    subtitle: '1 maço de salsinha e cebolinha',
    description:
      '<p>O maço que entra em quase tudo: feijão, caldo de peixe, pirão e ovo mexido. Salsinha e cebolinha na mesma proporção.</p>',
    collections: ['Verduras'],
    pictures: ['cheiro-verde'],
    variants: [{ title: 'Cheiro-verde', priceCents: 329, weightGrams: 120, stock: 58 }],
  },
  {
    handle: 'cebolinha',
    title: 'Cebolinha',
    subtitle: '1 maço, cerca de 100 g',
    description:
      '<p>Talos ocos e perfumados, para picar por cima na hora de servir. Pode ser congelada já cortada.</p>',
    collections: ['Verduras'],
    pictures: ['cebolinha'],
    variants: [{ title: 'Cebolinha', priceCents: 299, weightGrams: 100, stock: 27 }],
  },
  {
    handle: 'manjericao-vaso',
    title: 'Manjericão no vaso',
    subtitle: '1 vaso, planta com cerca de 20 cm',
    description:
      '<p>Vivo, para ir colhendo as folhas de cima e nunca faltar no molho. Gosta de sol da manhã e de terra úmida.</p><p>Se florir, corte as pontas: as folhas voltam com força.</p>',
    collections: ['Verduras'],
    pictures: ['manjericao'],
    variants: [{ title: 'Manjericão no vaso', priceCents: 1490, weightGrams: 700, stock: 7 }],
  },
  {
    handle: 'brocolis-ninja',
    title: 'Brócolis ninja',
    subtitle: '1 unidade, cerca de 350 g',
    description:
      '<p>Cabeça única, fechada e verde-escura. Cinco minutos no vapor bastam para ficar macio sem perder a cor.</p><p>O talo também se come: descasque e fatie.</p>',
    collections: ['Verduras'],
    pictures: ['brocolis'],
    variants: [{ title: 'Brócolis ninja', priceCents: 849, weightGrams: 350, stock: 29 }],
    information: [
      { title: 'Conservação', html: '<p>Na geladeira, em saco com furos, por até cinco dias.</p>' },
      {
        title: 'Informação nutricional',
        html: '<p>Valores aproximados em 100 g:</p><ul><li>Valor energético: 25 kcal</li><li>Carboidratos: 4 g</li><li>Proteínas: 3,6 g</li><li>Fibras: 2,9 g</li></ul>',
      },
    ],
  },
  {
    handle: 'couve-flor',
    title: 'Couve-flor',
    subtitle: '1 unidade, cerca de 700 g',
    description:
      '<p>Branca e compacta, com as folhas em volta para proteger. Gratinada, em arroz ou assada inteira com manteiga.</p>',
    collections: ['Verduras'],
    pictures: ['couve-flor'],
    variants: [{ title: 'Couve-flor', priceCents: 990, weightGrams: 700, stock: 14 }],
  },
  {
    handle: 'repolho-verde',
    title: 'Repolho verde',
    subtitle: '1 unidade, cerca de 1,2 kg',
    description:
      '<p>Pesado e bem fechado, rende muita salada e ainda sobra para o chucrute. Dura semanas na geladeira.</p>',
    collections: ['Verduras'],
    pictures: ['repolho'],
    variants: [{ title: 'Repolho verde', priceCents: 599, weightGrams: 1200, stock: 21 }],
  },
  {
    handle: 'repolho-roxo',
    title: 'Repolho roxo',
    subtitle: '1 unidade, cerca de 900 g',
    description:
      'Dá cor à salada e crocância ao sanduíche.\nUma gota de vinagre mantém o roxo vivo depois de cozido.',
    collections: ['Verduras'],
    pictures: ['repolho-roxo'],
    variants: [{ title: 'Repolho roxo', priceCents: 699, weightGrams: 900, stock: 10 }],
  },
  {
    handle: 'salada-pronta',
    title: 'Salada pronta da horta',
    subtitle: 'bandeja com 250 g, lavada',
    description:
      '<p>Alface crespa, alface roxa, rúcula, tomate-cereja e cenoura, lavados e prontos para temperar. Montada na loja toda manhã.</p>',
    collections: ['Verduras'],
    pictures: ['salada'],
    variants: [{ title: 'Salada pronta da horta', priceCents: 1390, weightGrams: 250, stock: 9 }],
    information: [
      {
        title: 'Conservação',
        html: '<p>Refrigerada a até 5 °C. Consumir no mesmo dia depois de aberta.</p>',
      },
      { title: 'Ingredientes', html: '<p>Alface crespa, alface roxa, rúcula, tomate-cereja e cenoura.</p>' },
      { title: 'Alergênicos', html: '<p><strong>NÃO CONTÉM GLÚTEN.</strong></p>' },
    ],
  },
]
