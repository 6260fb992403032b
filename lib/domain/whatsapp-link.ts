/** Where messages to WhatsApp begin. */
export const whatsappHost = 'wa.me'

/** Opens a chat with a number (digits, with its country), the text written and not sent. */
export function whatsappLink(number: string, text: string): string {
  return `https://${whatsappHost}/${number}?text=${encodeURIComponent(text)}`
}
