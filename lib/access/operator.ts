import 'server-only'

declare const minted: unique symbol

/** Whoever runs this installation, at its console: with the database in hand there is nobody they would have to ask. */
export type OperatorActor = { readonly [minted]: true }

/** For scripts and seeds. No request makes one. */
export const operatorActor = () => ({}) as OperatorActor
