/** Escapes mentions, links and HTML. */
export const escapeMrkdwn = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const mrkdwnLink = (url: string, label: string) => `<${url}|${escapeMrkdwn(label)}>`
