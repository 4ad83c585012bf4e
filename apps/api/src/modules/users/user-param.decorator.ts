import { ApiParam } from '@nestjs/swagger';

/** The person whom a route is about. */
export const UserParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The person’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });
