import type { Scenes } from '../types.ts'
import { bakeryScenes } from './bakery-scenes.ts'
import { dairyScenes } from './dairy-scenes.ts'
import { drinkScenes } from './drink-scenes.ts'
import { frozenScenes } from './frozen-scenes.ts'
import { fruitScenes } from './fruit-scenes.ts'
import { greensScenes } from './greens-scenes.ts'
import { householdScenes } from './household-scenes.ts'
import { larderScenes } from './larder-scenes.ts'
import { meatScenes } from './meat-scenes.ts'
import { pantryScenes } from './pantry-scenes.ts'
import { specialScenes } from './special-scenes.ts'
import { sweetScenes } from './sweet-scenes.ts'
import { vegetableScenes } from './vegetable-scenes.ts'

/** Every picture of the sample catalogue by the name of its file. */
export const productScenes: Scenes = {
  ...fruitScenes,
  ...greensScenes,
  ...vegetableScenes,
  ...dairyScenes,
  ...bakeryScenes,
  ...pantryScenes,
  ...larderScenes,
  ...drinkScenes,
  ...meatScenes,
  ...sweetScenes,
  ...frozenScenes,
  ...householdScenes,
  ...specialScenes,
}
