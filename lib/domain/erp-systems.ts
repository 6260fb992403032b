import { foldText } from './text.ts'

/** Business-management systems sold in Brazil, in the alphabetical order of pt-BR. */
export const erpSystems = [
  'ABC71',
  'Alterdata',
  'Arius',
  'Benner',
  'Bling',
  'Bluesoft',
  'CIGAM',
  'CISSPoder',
  'Citel Autcom',
  'ClippPRO',
  'Conta Azul',
  'Dataplace',
  'Eccosys',
  'eGestor',
  'ERPFlex',
  'FoccoERP',
  'GDOOR',
  'GestãoClick',
  'Hiper',
  'Korp',
  'Linx Microvix',
  'MarketUP',
  'Maxiprod',
  'Mega',
  'Microsoft Dynamics 365',
  'Nasajon',
  'Nomus',
  'Odoo',
  'Olist Tiny',
  'Omie',
  'Oracle JD Edwards',
  'Oracle NetSuite',
  'RP Info',
  'Sankhya',
  'SAP Business One',
  'SAP S/4HANA',
  'Senior',
  'SIGE Cloud',
  'StarSoft',
  'Sysmo',
  'TagPlus',
  'TOTVS Consinco',
  'TOTVS Datasul',
  'TOTVS Protheus',
  'TOTVS RM',
  'TOTVS Winthor',
  'Uniplus',
  'Varejo Fácil',
  'vhsys',
  'Viasoft',
  'VR Software',
  'WebMais',
  'WK Radar',
] as const

function compact(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

export function findErpSystems(query: string): readonly string[] {
  const wanted = compact(query)
  return wanted === '' ? erpSystems : erpSystems.filter((name) => compact(name).includes(wanted))
}
