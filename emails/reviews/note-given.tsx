import { ActionButton } from '@/emails/_parts/button'
import { Facts } from '@/emails/_parts/facts'
import { Layout } from '@/emails/_parts/layout'
import { Quote, Title } from '@/emails/_parts/text'

export interface NoteGivenProps {
  recipientName: string
  authorName: string
  text: string
  /** Who else can read it, in words. */
  readers: string
  link: string
  workspaceName: string
}

export const subject = ({ authorName }: NoteGivenProps) => `${authorName} gave you feedback`

export default function NoteGiven({ authorName, text, readers, link, workspaceName }: NoteGivenProps) {
  return (
    <Layout preview={text} why="You get this because the feedback is about you." workspaceName={workspaceName}>
      <Title>Feedback from {authorName}</Title>
      <Quote>{text}</Quote>
      <Facts facts={[['Who can read it', readers]]} />
      <ActionButton href={link} label="Reply" />
    </Layout>
  )
}

NoteGiven.PreviewProps = {
  recipientName: 'Priya',
  authorName: 'Tom Reed',
  text: 'You gave the clinics an honest date on Tuesday, although a nicer one was on the table. They trust us more for it.',
  readers: 'Only you',
  link: 'https://rapport.example/feedback/shared/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies NoteGivenProps
