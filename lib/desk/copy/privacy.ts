import { plural } from '../../copy/wording.ts'

const orders = (count: number) => plural(count, 'pedido', 'pedidos')

function warning(undelivered: number, count: number): string {
  if (undelivered === 0) return ''
  const which =
    count === 1
      ? 'Este pedido ainda não foi entregue'
      : undelivered === count
        ? `Estes ${count} pedidos ainda não foram entregues`
        : `${orders(undelivered)} de ${count} ainda não ${undelivered === 1 ? 'foi entregue' : 'foram entregues'}`
  return `${which}: depois de apagar, ninguém mais consegue falar com o cliente, e ele não acompanha mais a entrega. `
}

export const deskPrivacyCopy = {
  title: 'Privacidade',
  detail:
    'Quando um cliente pedir uma cópia dos dados dele, ou para apagar, procure pelo número inteiro do WhatsApp ou pelo código de um pedido.',
  who: 'WhatsApp com DDD, ou código de um pedido',
  example: '(47) 99999-1234',
  search: 'Procurar',
  searching: 'Procurando…',
  incomplete: 'Digite o número inteiro, com DDD, ou o código de 12 letras e números.',
  /** For twelve digits, which may also be a code. */
  noneOfDigits:
    'Nenhum pedido com este número. Um código só de algarismos é lido aqui como número: abra o pedido em Pedidos e procure pelo WhatsApp dele.',
  none: 'Nenhum pedido com este número ou código.',
  found: (count: number) => `${orders(count)} desta pessoa`,
  download: 'Baixar os dados',
  downloading: 'Preparando…',
  fileName: 'dados-do-cliente.json',
  erase: 'Apagar contato e observações',
  erasing: 'Apagando…',
  question: {
    title: 'Apagar para sempre?',
    detail: ({ count, undelivered }: Readonly<{ count: number; undelivered: number }>) =>
      `${warning(undelivered, count)}O WhatsApp, o endereço, as observações, a conta e o que foi digitado como cidade saem de ${orders(count)}. O que foi vendido, quando, por quanto e para qual área de entrega fica. Não dá para desfazer.`,
    yes: 'Apagar',
    no: 'Não apagar',
  },
  handOut: {
    title: 'Baixar os dados?',
    detail: (count: number) =>
      `O arquivo tem o WhatsApp, o endereço, as observações e o que foi comprado em ${orders(count)}. Entregue só ao próprio cliente e apague a cópia deste aparelho.`,
    yes: 'Baixar',
    no: 'Voltar',
  },
  password: { label: 'A sua senha, de novo', missing: 'Digite a senha com que você entrou.' },
  erased: (count: number) =>
    count === 0 ? 'Nada mais havia para apagar.' : `Contato apagado de ${orders(count)}.`,
  logged: 'Cada cópia e cada exclusão fica no registro.',
} as const
