import { ApiHeader } from '@nestjs/swagger';

/** Documents the Idempotency-Key header of a request that does something once, however often it is sent. */
export const ApiIdempotencyKey = (): MethodDecorator & ClassDecorator => ApiHeader({
  name: 'Idempotency-Key', required: false,
  description: 'Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice',
});
