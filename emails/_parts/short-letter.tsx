import { ActionButton } from './button'
import { Layout } from './layout'
import { Greeting, Title } from './text'

interface ShortLetterProps {
  title: string
  /** Empty for people outside of the workspace, of whom only the address is known. */
  recipientName: string
  /** Goes on after "Hello Tom,". */
  text: string
  button: string
  link: string
  why: string
  workspaceName: string
  /** For people outside of the workspace. */
  unsubscribeLink?: string
}

/** One thing, one sentence about it, one button. */
export function ShortLetter({ title, recipientName, text, button, link, ...around }: ShortLetterProps) {
  return (
    <Layout preview={text} {...around}>
      <Title>{title}</Title>
      <Greeting name={recipientName}>{text}</Greeting>
      <ActionButton href={link} label={button} />
    </Layout>
  )
}
