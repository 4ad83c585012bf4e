import { ApiParam } from '@nestjs/swagger';

/** The webhook that a route is about. */
export const WebhookParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The webhook’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });
