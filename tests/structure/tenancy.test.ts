import { describe, expect, test } from 'vitest'
import { readModels, type Model } from './support/prisma-schema'

/** Models that belong to no workspace, each for a reason. */
const shared: Record<string, string> = {
  Workspace: 'is the tenant itself',
  User: 'is a person, who may be in several workspaces',
  SignInLink: 'is asked for before a workspace is known',
  PasswordReset: 'belongs to a person',
  EmailVerification: 'belongs to a person',
  Profile: 'belongs to a person',
  UserSession: 'belongs to a person',
  SecondFactor: 'belongs to a person',
  RecoveryCode: 'belongs to a person',
  BegunSignIn: 'belongs to a person',
  Picture: 'is a photo of a person or the logo of a workspace',
  HeldAddress: 'keeps the address of a workspace that there is not',
  BouncedAddress: 'is an address, whoever writes to it',
  Failure: 'counts what failed, whoever it failed for',
  TemplateVersion: 'is of a default template, which every workspace sees',
  Campaign: 'invites people who have no workspace yet',
  CampaignInvite: 'belongs to a campaign',
  Inquiry: 'is what a stranger wrote to those who run the platform',
  NewsletterSubscriber: 'is an address of the website',
  PlatformAct: 'is what a super admin did on the platform',
  Plan: 'is what the platform offers to every workspace',
  PlanFeature: 'belongs to a plan',
  PlanPrice: 'belongs to a plan',
  PaymentEvent: 'is kept before anybody has found out whose it is',
  RateLimit: 'counts by address or person, and its columns are those of its library',
}

/** What is wrong with a tenant model, in words. */
function faultsOf({ name, fields, indexes, relations }: Model) {
  const faults: string[] = []
  if (!fields.includes('workspaceId')) faults.push(`${name} has no workspaceId`)
  if (!indexes.some(([first]) => first === 'workspaceId')) faults.push(`${name} has no index starting with workspaceId`)
  if (!relations.some((relation) => relation.fields.includes('workspaceId')))
    faults.push(`${name}.workspaceId is no foreign key`)
  return faults
}

const withoutOnDelete = (models: Model[]) =>
  models.flatMap(({ name, relations }) =>
    relations.filter(({ onDelete }) => onDelete === undefined).map(({ target }) => `${name} → ${target}`),
  )

const models = readModels()

test('every tenant model has a workspace, an index that starts with it and a foreign key', () => {
  const tenants = models.filter(({ name }) => !(name in shared))
  expect(tenants.length).toBeGreaterThan(5)
  expect(tenants.flatMap(faultsOf)).toEqual([])
})

test('every foreign key states what happens when its target goes', () => {
  expect(withoutOnDelete(models)).toEqual([])
})

test('every exemption is of a model that exists', () => {
  expect(Object.keys(shared).filter((name) => !models.some((model) => model.name === name))).toEqual([])
})

describe('the check itself', () => {
  const [loose, tight] = readModels(`
model Loose {
  id     String @id
  teamId String
  team   Team   @relation(fields: [teamId], references: [id])
}

model Tight {
  id          String    @id
  workspaceId String
  workspace   Workspace @relation(fields: [workspaceId], references: [id], onDelete: Cascade)

  @@index([workspaceId, id(sort: Desc)])
}
`)

  test('refuses a model that could mix workspaces', () => {
    expect(loose && faultsOf(loose)).toHaveLength(3)
    expect(loose && withoutOnDelete([loose])).toEqual(['Loose → Team'])
  })

  test('accepts one that cannot', () => {
    expect(tight && faultsOf(tight)).toEqual([])
    expect(tight && withoutOnDelete([tight])).toEqual([])
  })
})
