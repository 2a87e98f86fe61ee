import { ActionButton } from './button'
import { Layout } from './layout'
import { Paragraph, Title } from './text'

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
}

/** One thing, one sentence about it, one button. */
export function ShortLetter({ title, recipientName, text, button, link, why, workspaceName }: ShortLetterProps) {
  return (
    <Layout preview={text} why={why} workspaceName={workspaceName}>
      <Title>{title}</Title>
      <Paragraph>
        {recipientName === '' ? 'Hello' : `Hello ${recipientName}`}, {text}
      </Paragraph>
      <ActionButton href={link} label={button} />
    </Layout>
  )
}
