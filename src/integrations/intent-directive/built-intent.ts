/** `client:intent` as the built site has it: in one script with the element that asks for it. */
import './island';

export { default } from './directive';
