/**
 * Ordinary names of one word that shops and people go by in many cultures; nobody of them is listed anywhere.
 */
export const ONE_WORD_NAMES: readonly string[] = `
  Starbucks Zara Carrefour Lulu Almaya Spinneys Choithrams Waitrose Monoprix Geant Nesto Baqala Talabat Noon
  Deliveroo Careem Uber Emaar Nakheel Meraas Aldar Etisalat Ooredoo Vodafone Batelco Emirates Flydubai Flynas
  Gulfair Oryx Hilton Marriott Rotana Jumeirah Sheraton Hyatt Novotel Ibis Radisson Atlantis Ikea Homebox
  Danube Pottery Sephora Boots Aster Medcare Burjeel Cleveland Mediclinic Prime Zulekha Thumbay Saudia Etihad
  Kidzania Ferrari Toyota Nissan Honda Lexus Hyundai Kia Mazda Suzuki Mitsubishi Chevrolet Dodge Jeep
  Porsche Bentley Renault Peugeot Citroen Skoda Volvo Sunflower Bluebell Lavender Jasmine Tulip Orchid Daisy
  Marigold Lotus Magnolia Dandelion Primrose Rosemary Saffron Cinnamon Cardamom Vanilla Pepper Ginger Turmeric Basil
  Thyme Oregano Parsley Coriander Mint Fennel Clover Acorn Willow Maple Cedar Birch Poplar Juniper
  Hazel Bamboo Bakerman Butterfly Dragonfly Ladybird Honeybee Nightingale Sparrow Kingfisher Pelican Flamingo Penguin Toucan
  Parrot Falcon Eagle Osprey Heron Swan Gazelle Leopard Panther Jaguar Cheetah Tiger Lion Elephant
  Giraffe Zebra Dolphin Whale Octopus Starfish Seahorse Horizon Sunrise Sunset Rainbow Moonlight Starlight Daybreak
  Twilight Aurora Eclipse Comet Galaxy Nebula Orbit Saturn Jupiter Neptune Venus Mercury Pluto Cosmos
  Zenith Summit Pinnacle Everest Olympus Atlas Phoenix Pegasus Unicorn Griffin Titan Quickfix Speedy Express
  Jetset Swift Turbo Rapid Dynamo Voltage Spark Flash Bolt Thunder Lightning Breeze Zephyr Monsoon
  Oasis Mirage Dune Sahara Wadi Falaj Delta Lagoon Marina Harbour Anchor Compass Voyager Navigator
  Mariner Clipper Galleon Cupcake Muffin Croissant Baguette Pretzel Waffle Pancake Brownie Macaron Gelato Sorbet
  Espresso Cappuccino Mocha Latte Chai Karak Shawarma Falafel Hummus Manakish Kunafa Baklava Halwa Biryani
  Samosa Paratha Dosa Idli Tikka Tandoor Masala Ramen Sushi Tempura Bento Pho Laksa Satay
  Rendang Nasi Pizza Pasta Lasagna Risotto Paella Tapas Burrito Taco Quesadilla Churros Olivia Amelia
  Charlotte Isabella Sophia Evelyn Harper Camila Gianna Penelope Scarlett Victoria Madison Eleanor Chloe Layla
  Nora Zoe Lily Violet Stella Lucy Bella Skylar Savannah Brooklyn Claire Paisley Everly Caroline
  Genesis Kennedy Sadie Naomi Serenity Autumn Ruby Alice Cora Eva Valentina Quinn Clara Ivy
  Delilah Isla Josephine Lydia Liam Noah Oliver Elijah Lucas Mason Logan Ethan Aiden Jackson
  Sebastian Mateo Owen Theodore Asher Levi Isaiah Caleb Nolan Hunter Wyatt Grayson Julian Lincoln
  Jaxon Landon Connor Adrian Easton Axel Brooks Declan Weston Beau Silas Kai Micah Roman
  Ezra Maverick Nathaniel Dominic Carson Xavier Jasper Rowan Bennett Everett Kingston Wesley Aarav Vihaan
  Aditya Arjun Reyansh Ananya Diya Ishaan Kavya Lakshmi Meera Nisha Pooja Priya Radhika Sanjana
  Shreya Sunita Swathi Tanvi Usha Vidya Anjali Deepika Divya Geetha Harini Indira Jyoti Kalyani
  Lalitha Madhuri Nandini Padma Rekha Sarita Smita Sudha Uma Vasantha Anand Ashok Bharath Chandra
  Dinesh Ganesh Gopal Harish Jagdish Karthik Krishna Mahesh Manoj Mohan Mukesh Naresh Pradeep Prakash
  Rajesh Ramesh Ravi Sanjay Santosh Satish Shankar Suresh Umesh Vijay Vikram Vinod Haruka Yuki
  Sakura Aoi Hina Mei Rin Yui Sora Haruto Riku Kaito Daiki Shota Ren Minjun
  Seojun Jiwoo Seoyeon Haeun Jimin Yuna Sujin Hyejin Minseo Xiaoling Meiling Jiahao Zihan Yuxuan
  Haoran Lihua Weijie Junjie Xinyi Agnieszka Malgorzata Zofia Wojciech Krzysztof Zbigniew Jaroslav Bohdan Ostap
  Taras Oksana Halyna Bozena Ludvik Zdenek Ondrej Branka Jadranka Mirela Snezana Vesna Radmila Slobodan
  Miroslav Zvonimir Kreshnik Arben Flutura Drita Ilir Adaeze Ngozi Chioma Ifeoma Amaka Folasade Yetunde
  Omolara Titilayo Kehinde Taiwo Akosua Abena Efua Esi Yaw Kofi Kwasi Wanjiru Njeri Nyambura
  Kamau Mwangi Kiprono Chebet Achieng Otieno Makena Zawadi Baraka Furaha Neema Tumaini Rehema Pendo
  Putri Ayu Wulan Intan Melati Cahaya Bintang Surya Bayu Gilang Rizky Dimas Fajar Galih
  Hendra Yusril Dayang Bunga Mawar Kartini Nurul Izzati Syafiqah Farhana Hakimi Irfan Danish Amirul
  Haziq Ayelet Noam Tamar Yael Shira Liora Gilad Eitan Dimitra Stavroula Kyriakos Thanos Nino
  Ketevan Tamuna Levan Zurab Ani Lusine Armine Gevorg Narek Hayk Tigran Thiago Beatriz Leticia
  Joana Tiago Rodrigo Gustavo Vinicius Camilo Jimena Ximena Itzel Citlali Esperanza Consuelo Dulce Pilar
  Rocio Macarena Almudena Gonzalo Iker Aitor Unai Amaia Nerea Delphine Aurelie Mathilde Camille Manon
  Clemence Thibault Guillaume Bastien Florian Maxence Anais Margaux Solene Heinrich Wolfgang Gertrude Hannelore Ingrid
  Sigrid Astrid Bjorn Torsten Magnus Lars Freja Linnea Saoirse Niamh Aoife Cillian Fionn Rhys
  Angharad زهور بسمة ريحانة قهوتي حلويات ورود الشروق نجوم لمسة همسة أناقة بيت القهوة
  سنابل غيمة فراولة زعفران لؤلؤة مرجان ياسمينة تفاحة رمان زيتونة سمسم كراميل شوكولا عسل
  بستان واحة شلال قوس
`.trim().split(/\s+/);
