import { foldText } from '../domain/text.ts'

/**
 * Words of groceries, each with what stands for it on tills and labels; `^` is read so at the beginning of a name alone.
 * Four letters or more that begin one of these, and are none of them, stand for it too: 'refrig', 'desinf', 'integ'; `=`
 * marks a word that is no cut of another, and has none.
 */
const table = `
  abacaxi, abóbora, abobrinha, absorvente abs, achocolatado ach, açúcar ^ac acu acuc, adoçante, água ^ag,
  aguardente, álcool alc, alface alf, algodão, almôndega, alumínio, alvejante alv, amaciado, amaciante, ameixa,
  amendoim, amido, aparelho, apresuntado, aromatizante, arroz arr arz, aveia, azeite ^az aze, azeitona aze,
  bacalhau, banana ban, =band, bandeja bd bdj, barra br, batata bat, baunilha, bebida beb, beterraba, biscoito bsc,
  bisnaga bsn, =bola, bolacha bol, bombom, bovino bov, branco bco br brc, brócolis, cachaça, café caf ^cf, caixa cx,
  calabresa, caldo, =cama, camarão, camomila, canela, canjica, cápsula, =cara, caramelo, carioca car, carne ^crn, cebola
  ceb, cenoura, cereal, cerveja crv cvj, champignon, chantilly, chocolate cho, coalho, coentro, cogumelo, colorido,
  concentrado, =conde, condensado cond, condicionador ^cond cnd, congelado, conserva, costela, cotonete, couve, coxa cox,
  cozido coz, creme ^cr crm, cremoso, cristal, cupim, defumado def, dental dnt, descartável, desinfetante dsf,
  desnatado des, desodorante ^des, detergente det, doce, dúzia dz, embalado, empanado, energético enrg, enxaguante
  enx, erva, ervilha erv, escova ^esc, espaguete esp, especial esp, espinafre, esponja ^esp, espumante, extra,
  extrato ext, fardo fd, farinha far, =fatia, fatiado fat, feijão fj fei fej, fermentado, fermento, filé ^fil,
  flexível flex, flocos, fósforo, fralda, francês, frango fgo frg frgo, fresco, frescal, fubá, =garra, garrafa gf gfa grf, gaseificada, =gela,
  gelatina, geleia, =goiaba, goiabada, =gran, grande gd gde, =grano, granola, granulado, guaraná, =guarda, guardanapo,
  hambúrguer hmb, haste, hidratante hid, higiênico hig, hortelã, inseticida, instantâneo ins, integral int, inteiro,
  iogurte iog, isotônico, ketchup, láctea lac, lactose lac, laranja lar, lasanha las, lata lat lt lta, =lava, lustra, lavanda lav, legumes leg,
  leite lte ^lt, lentilha, =lima, limão lim, =limpa, limpador, linguiça lgc lng, líquido liq, louça, maçã mac,
  macarrão ^mac, maionese, maisena, =mama, mamão, mandioca, manteiga mtg, maracujá, margarina mrg, massa, =mel, melancia,
  melão, milho mlh, mineral min, =mini, misto, mistura, moído, molho mol, =mora, morango mor, mortadela, mostarda,
  muçarela, móvel mov, multiuso, mussarela mus, =natura, natural nat, néctar, neutro, nhoque, óleo ol, orégano, orgânico org,
  original, =ovo, paçoca, pacote pc pct, palmito, panetone, papel pap, parboilizado, parmesão, =pasta, patinho, peito
  pto, pepino, perfumado, pernil, peru, pêssego, =pica, picanha, picante, pilha, pimenta pim, pimentão, pipoca,
  pirulito, polpa, polvilho, pote pt, presunto, proteína, preto pto, provolone, queijo qj qjo, quinoa, ração rac, ralado ral,
  recheado rec, refil ref, refinado ref, refresco, refrigerante ^ref rfg, repolho, requeijão req, resfriado, retornável
  ret, ricota, rosquinha, rúcula, sabão ^sab, sabonete ^sab sab sbt, sachê sch, saco sc, =sala, salada, salame,
  salgadinho, salgado, salmão, =salsa, salsicha, sanduíche, sanitária san, sardinha, semidesnatado sd, shampoo sh
  shp, =sobre, sobrecoxa sbc, sobremesa, soja soj, solúvel sol, sorvete srv, suco suc, suíno sui, tablete tab, talco, tapioca,
  temperado, tempero tmp, tinto tto, toalha tlh, =toma, tomate tom, toscana tosc, =torra, torrada tor, torrado tor, =torta,
  tradicional trd, trigo trg, triturado, vassoura, vegetal veg, verde vd vde, vermelho, vidro, =vina, vinagre vin vng,
  vinho vh vin vnh, virgem vrg, vitamina, wafer waf, xarope, =zero`

/** The full words by what stands for them, without accents. */
export const fullWords: ReadonlyMap<string, readonly string[]> = readTable(
  table.split(',').map((entry) => entry.trim().split(/\s+/)),
)

function readTable(entries: readonly (readonly string[])[]) {
  const words = new Set(entries.map(([full = '']) => foldText(full.replace('=', ''))))
  const found = new Map<string, string[]>()
  for (const [full = '', ...short] of entries) {
    const cuts = full.startsWith('=')
      ? []
      : Array.from(foldText(full), (_, at) => foldText(full).slice(0, at))
    for (const cut of [...short, ...cuts.slice(4)]) {
      if (!words.has(cut)) found.set(cut, [...(found.get(cut) ?? []), full])
    }
  }
  return found
}
