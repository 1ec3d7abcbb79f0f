import type { NetworkId } from '@tyto/chain'

/**
 * Tells the server that served this page what happened, so that it tells whoever runs it: the kind of message, the network,
 * the transaction (64 hex digits without 0x), and no words: the server asks the chain. Nobody waits for it, and a failure is
 * nobody's concern.
 */
export function notify(
  kind: 'travel-rule' | 'motion' | 'mint',
  network: NetworkId,
  transaction: string,
): void {
  const body = [kind, network, transaction].join(' ')
  const headers = { 'content-type': 'text/plain' }
  void fetch('/-/notifications', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
