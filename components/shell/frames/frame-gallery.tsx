import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Field } from '@/components/ui/form/field'
import { SavedIndicator } from '@/components/ui/form/saved-indicator'
import { Stepper } from '@/components/ui/form/stepper'
import { Input } from '@/components/ui/input/input'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { StatusScreen } from '@/components/ui/layout/status-screen'
import { MenuButton, MenuLink } from '@/components/ui/overlay/menu'
import type { Theme } from '@/components/ui/theme'
import { AccountMenu } from '@/components/shell/sidebar/account-menu'
import { AuthFrame } from './auth-frame'
import { FocusFrame } from './focus-frame'
import { sidebarFor } from '@/components/shell/navigation'
import { OutsideFrame } from './outside-frame'
import { ProductFrame } from './product-frame'
import { PublicFrame } from './public-frame'
import type { SidebarState } from '@/components/shell/sidebar/sidebar-state'

export const frameNames = ['product', 'auth', 'public', 'outside', 'focus', 'status'] as const
export type FrameName = (typeof frameNames)[number]

interface FrameGalleryProps {
  name: FrameName
  theme: Theme
  sidebar: SidebarState
}

/** A frame with sample content. */
export function FrameGallery({ name, theme, sidebar }: FrameGalleryProps) {
  const frames: Record<FrameName, () => ReactNode> = {
    product: () => <Product theme={theme} sidebar={sidebar} />,
    auth: Auth,
    public: Public,
    outside: () => (
      <OutsideFrame workspace={{ name: 'Acme' }} aside={<SavedIndicator state="saved" time="12:03" />}>
        <PageHeader
          title="How was the third quarter?"
          text="Priya asked for your view. Only Priya will see your name."
        />
      </OutsideFrame>
    ),
    focus: Focus,
    status: () => (
      <StatusScreen title="404" text="This page does not exist." action={<ButtonLink href="/">Back Home</ButtonLink>} />
    ),
  }
  return frames[name]()
}

function Product({ theme, sidebar }: Omit<FrameGalleryProps, 'name'>) {
  return (
    <ProductFrame
      workspace={{ name: 'Acme' }}
      workspaceMenu={<MenuLink href="#top">Create a workspace</MenuLink>}
      items={sidebarFor({
        isAdmin: false,
        canInvite: false,
        hasTemplates: true,
        hasGoals: true,
        hasFollowUps: true,
        hasApplause: true,
        hasOneOnOnes: true,
      }).items.map((item) => ({
        ...item,
        count: item.href === '/feedback' ? 3 : undefined,
      }))}
      moreItems={[{ href: '/notifications', label: 'Notifications', icon: 'bell', count: 1204 }]}
      sidebar={sidebar}
      account={
        <AccountMenu
          person={{ id: '1', name: 'Priya Nair', email: 'priya@example.com' }}
          theme={theme}
          links={<MenuLink href="#top">Profile</MenuLink>}
          signOut={
            <form action="#top">
              <MenuButton>
                <Icon name="log-out" /> Sign out
              </MenuButton>
            </form>
          }
        />
      }
    >
      <Page>
        <PageHeader
          title="Feedback"
          text="What you were asked, and what you asked."
          action={<Button variant="primary">Ask for feedback</Button>}
        />
        <EmptyState title="No feedback yet" text="Ask a few colleagues one good question." />
      </Page>
    </ProductFrame>
  )
}

function Auth() {
  return (
    <AuthFrame
      title="Welcome back"
      text="Sign in to your workspace."
      footer={
        <>
          New here? <TextLink href="#top">Create a workspace</TextLink>
        </>
      }
    >
      <Field label="E-mail">{(control) => <Input {...control} type="email" autoComplete="username" />}</Field>
      <Field label="Password" aside={<TextLink href="#top">Forgot it?</TextLink>}>
        {(control) => <Input {...control} type="password" autoComplete="current-password" />}
      </Field>
      <Button variant="primary" wide>
        Sign in
      </Button>
    </AuthFrame>
  )
}

function Public() {
  return (
    <PublicFrame
      links={[{ href: '#features', label: 'Features' }]}
      actions={
        <>
          <ButtonLink href="#top" variant="ghost">
            Sign in
          </ButtonLink>
          <ButtonLink href="#top" variant="primary">
            Start free
          </ButtonLink>
        </>
      }
      footerLinks={[{ href: '#privacy', label: 'Privacy' }]}
    >
      <Page>
        <h1 className="max-w-2xl text-display font-semibold text-balance">Feedback people look forward to.</h1>
      </Page>
    </PublicFrame>
  )
}

function Focus() {
  return (
    <FocusFrame
      close={{ href: '#top', label: 'Leave, the draft is kept' }}
      heading={
        <Stepper
          label="Ask for feedback"
          current={1}
          steps={['Select a format', 'Create your questions', 'Permissions', 'Review & Save'].map((label) => ({
            label,
          }))}
        />
      }
      aside={<SavedIndicator state="saving" />}
    >
      <PageHeader title="Create your questions" />
    </FocusFrame>
  )
}
