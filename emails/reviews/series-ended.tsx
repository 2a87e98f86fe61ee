import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, SmallPrint, Title } from '@/emails/_parts/text'

export interface SeriesEndedProps {
  recipientName: string
  reviewTitle: string
  /** A whole sentence. */
  reason: string
  link: string
  workspaceName: string
}

export const subject = ({ reviewTitle }: SeriesEndedProps) => `${reviewTitle} will not be repeated any more`

export default function SeriesEnded({ recipientName, reviewTitle, reason, link, workspaceName }: SeriesEndedProps) {
  return (
    <Layout
      preview={`${reviewTitle} will not be repeated. ${reason}`}
      why={`You get this because you look after this feedback in ${workspaceName}.`}
      workspaceName={workspaceName}
    >
      <Title>{reviewTitle}</Title>
      <Greeting name={recipientName}>
        this feedback was repeated until now. No further round of it will be sent.
      </Greeting>
      <Paragraph>{reason}</Paragraph>
      <ActionButton href={link} label="See the last round" />
      <SmallPrint>Everything that was answered stays where it is. To go on, send a new form.</SmallPrint>
    </Layout>
  )
}

SeriesEnded.PreviewProps = {
  recipientName: 'Priya',
  reviewTitle: 'Monday pulse',
  reason: 'Nobody is left to be asked: everybody has left or does not want to be asked again.',
  link: 'https://rapport.example/feedback/preview/6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11',
  workspaceName: 'Acme',
} satisfies SeriesEndedProps
