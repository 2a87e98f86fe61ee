'use client'

import { Icon } from '@/components/ui/icon/icon'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import type { ButtonVariant } from '@/components/ui/button/button-style'
import { CopyButton } from '@/components/ui/button/copy-button'
import { IconButton, IconLink } from '@/components/ui/button/icon-button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Spinner } from '@/components/ui/button/spinner'
import { TextLink } from '@/components/ui/button/text-link'
import { Section } from '@/components/ui/layout/section'
import { Specimen } from './specimen'

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']

export function ButtonGallery() {
  return (
    <Section title="Buttons">
      {variants.map((variant) => (
        <Specimen key={variant} name={variant}>
          <Button variant={variant}>Send to 12 people</Button>
          <Button variant={variant} pending>
            Send to 12 people
          </Button>
          <Button variant={variant} disabled>
            Send
          </Button>
          <Button variant={variant} size="sm">
            <Icon name="plus" />
            Small
          </Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
        </Specimen>
      ))}
      <Specimen name="links">
        <ButtonLink href="#top" variant="primary">
          <Icon name="plus" />
          Ask for feedback
        </ButtonLink>
        <ButtonLink href="#top">Open</ButtonLink>
        <ButtonLink href="#top" variant="ghost" size="sm">
          All of them
        </ButtonLink>
        <span>
          Read <TextLink href="#top">who will see this</TextLink> first, or <LinkButton>start again</LinkButton>.{' '}
          <LinkButton disabled>Not now</LinkButton>
        </span>
      </Specimen>
      <Specimen name="icons">
        <IconButton label="Edit" icon={<Icon name="pencil" />} />
        <IconButton label="Delete" variant="secondary" icon={<Icon name="trash" />} />
        <IconLink href="#top" label="Add a question" variant="primary" icon={<Icon name="plus" />} />
        <IconButton label="Edit" size="sm" disabled icon={<Icon name="pencil" />} />
        <Spinner label="Working" />
      </Specimen>
      <Specimen name="clipboard">
        <CopyButton text="https://rapport.example/feedback" label="Copy the link" />
        <CopyButton text="https://rapport.example/feedback" size="sm" />
      </Specimen>
      <Specimen name="wide" stacked>
        <Button variant="primary" wide>
          Sign in
        </Button>
      </Specimen>
    </Section>
  )
}
