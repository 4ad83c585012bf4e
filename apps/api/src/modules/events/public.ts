export { visibleTo, paymentStateOf, type Subscriber, type Occurrence } from './occurrence.ts';
