import { RpcError } from '../client/RpcError'

/** The value of a read; null where the node did not answer it, or not sensibly. */
export async function orUnread<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof RpcError) return null
    throw error
  }
}
