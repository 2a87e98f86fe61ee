type Asker = { firstName: string; lastName: string; email: string; workspaceName: string }

/** The prefilled ENTERPRISE inquiry form (specification, section 2); without a session, name and address are empty. */
export function enterpriseInquiryPath(asker: Asker | null) {
  const query = new URLSearchParams({ query: 'contact' })
  if (asker !== null) {
    query.set('name', `${asker.firstName} ${asker.lastName}`.trim())
    query.set('email', asker.email)
  }
  query.set('message', `Inquiry for Enterprise Plan${asker ? ` for ${asker.workspaceName}` : ''}`)
  return `/support?${query.toString()}`
}
