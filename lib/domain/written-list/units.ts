export const massOrVolume = 'kgs?|k|quilos?|kilos?|grs?|gramas?|g|ml|lts?|litros?|l|mililitros?'
export const dozen = 'd[uú]zias?|dzs?'
export const packs: Readonly<Record<string, string>> = {
  ...{ caixa: 'caixas?|caixinhas?|cxs?', pacote: 'pacotes?|pacotinhos?|pcts?|pctes?|pcs?' },
  ...{ lata: 'latas?|latinhas?', garrafa: 'garrafas?|garrafinhas?|grfs?|gfs?' },
  ...{ pote: 'potes?|potinhos?', saco: 'sacos?|saquinhos?|scs?', fardo: 'fardos?|fds?' },
  ...{ bandeja: 'bandejas?|bandejinhas?|bdjs?', maço: 'ma[cç]os?|ma[cç]inhos?|m[cç]s?' },
  ...{ penca: 'pencas?', cacho: 'cachos?', cabeça: 'cabe[cç]as?', pé: 'p[eé]s?|pezinhos?' },
  ...{ rolo: 'rolos?|rls?', frasco: 'frascos?', vidro: 'vidros?', tubo: 'tubos?|bisnagas?' },
  ...{ barra: 'barras?|barrinhas?', cartela: 'cartelas?', dente: 'dentes?', fatia: 'fatias?' },
  ...{ copo: 'copos?|copinhos?', sachê: 'sach[eê]s?', galão: 'gal[aã]o|gal[oõ]es' },
  ...{ peça: 'pe[cç]as?', pedaço: 'peda[cç]os?', tablete: 'tabletes?', ramo: 'ramos?' },
  ...{ rede: 'redes?', espiga: 'espigas?', balde: 'baldes?', vaso: 'vasos?|vasinhos?' },
}
export const anyPack = Object.values(packs).join('|')
export const piece = 'unidades?|unids?|unds?|uns?'
