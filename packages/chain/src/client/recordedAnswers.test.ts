import { describe, expect, it } from 'vitest'
import { recordAnswers, replayAnswers } from './recordedAnswers'
import { RpcError } from './RpcError'

describe('recorded answers', () => {
  it('hold results and refusals, and no failure of the way there', async () => {
    const recording = recordAnswers({
      request: async (method) => {
        if (method === 'Refused') throw new RpcError('RpcNodeError', 'no', { nodeCode: -5, details: 'gone' })
        if (method === 'Lost') throw new RpcError('RpcTimeout', 'late')
        return { said: method }
      },
    })
    for (const method of ['Told', 'Refused', 'Lost'])
      await recording.client.request(method, [1]).catch(() => undefined)
    const replay = replayAnswers(JSON.parse(JSON.stringify(recording.answers())))
    expect(await replay.request('Told', [1])).toEqual({ said: 'Told' })
    await expect(replay.request('Refused', [1])).rejects.toMatchObject({
      code: 'RpcNodeError',
      nodeCode: -5,
      details: 'gone',
    })
    await expect(replay.request('Lost', [1])).rejects.toMatchObject({ code: 'RpcTransport' })
    await expect(replay.request('Told', [2])).rejects.toMatchObject({ code: 'RpcTransport' })
  })

  it.each([
    null,
    7,
    {},
    [null, 7, {}],
    [{ call: '["Told",[1]]' }],
    [{ call: '["Told",[1]]', refusal: { code: 'x' } }],
    [{ __proto__: { call: '["Told",[1]]', result: 1 } }],
  ])('of any make %j answer nothing', async (json) => {
    await expect(replayAnswers(json).request('Told', [1])).rejects.toBeInstanceOf(RpcError)
  })
})
