/** Text for Slack in which nothing is alive: no mention, no link, no HTML. */
export const escapeMrkdwn = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const mrkdwnLink = (url: string, label: string) => `<${url}|${escapeMrkdwn(label)}>`
